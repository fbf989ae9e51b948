import { look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { Section } from '@clinic/shared/kit/Section';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';

import type { RoutineIndexDocument } from '#content/shopDocuments.ts';
import { paths, routineSlug } from '#paths.ts';

import styles from './RoutineIndexPage.module.css';

type WorriesProps = Pick<RoutineIndexDocument, 'worry' | 'worries'> & {
  skin: RoutineIndexDocument['skins'][number];
};

/** The second question, for the skin that was chosen. */
function Worries({ skin, worry, worries }: WorriesProps) {
  return (
    <nav aria-label={`${skin.name}: ${worry}`} className={stack(4, styles.worries)}>
      <h2 className={look('title')}>{worry}</h2>
      <ul className={styles.cards}>
        {worries.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={paths.routine(routineSlug(skin.id, id))} className={styles.card}>
              <DataPicture picture={picture} alt="" ratio="5 / 6" sizes="(min-width: 64rem) 15rem, 45vw" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The two questions of a routine. A radio button shows its links by a style, so they need no scripts. */
function RoutineIndexPage({ content }: PageProps<RoutineIndexDocument>) {
  const { shop, heading, lead, skin: question, skins, worry, worries, disclaimer } = content;
  return (
    <Section level={1} kicker={shop} heading={heading} lead={lead}>
      <fieldset className={styles.skins}>
        <legend className={look('title', styles.legend)}>{question}</legend>
        {skins.map((skin) => (
          <div key={skin.id} className={styles.choice}>
            <label className={styles.card}>
              <input type="radio" name="piel" value={skin.id} className={styles.radio} />
              <DataPicture
                picture={skin.picture}
                alt=""
                ratio="5 / 3"
                sizes="(min-width: 48rem) 19rem, 45vw"
              />
              {skin.name}
              <span className={look('note')}>{skin.hint}</span>
            </label>
            <Worries skin={skin} worry={worry} worries={worries} />
          </div>
        ))}
      </fieldset>
      <p className={look('note')}>{disclaimer}</p>
    </Section>
  );
}

export const page: PageDefinition<RoutineIndexDocument> = {
  Component: RoutineIndexPage,
  meta: ({ content }) => content.meta,
};
