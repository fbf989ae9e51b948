import { FactList } from '@clinic/shared/kit/FactList';
import { contentStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';

import type { AreaDocument, Device } from '#content/areaDocuments.ts';

import styles from './TechnologyCard.module.css';

type Props = Device & { words: AreaDocument['words'] };

/** A device of the clinic. Its picture is decoration, because the words say what the device does. */
export function TechnologyCard({ id, name, description, expect, notFor, image, words }: Props) {
  const facts = (['duration', 'sessions', 'recovery'] as const).map((fact) => ({
    label: words[fact],
    value: expect[fact],
  }));
  return (
    <li>
      <article id={id} className={stack(3, contentStart, styles.card)}>
        <DataPicture picture={image} alt="" ratio="4 / 3" sizes="(min-width: 48rem) 28vw, 6rem" />
        <h3 className={look('title')}>{name}</h3>
        <p className={look('note')}>{description}</p>
        <details className={look('small')}>
          <summary className={styles.summary}>
            {words.expectHeading}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </summary>
          <FactList facts={notFor ? [...facts, { label: words.notFor, value: notFor }] : facts} />
        </details>
      </article>
    </li>
  );
}
