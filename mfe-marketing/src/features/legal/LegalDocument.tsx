import { band, cluster, look, stack } from '@clinic/shared/kit/layout';
import { formatDay, useLang } from '@tesela/core/i18n';

import { Prose } from '#components/Prose.tsx';
import { ReadingLayout } from '#components/ReadingLayout.tsx';
import { SampleNote } from '#components/SampleNote.tsx';
import type { LegalText } from '#content/documents/pages.ts';

import styles from './LegalDocument.module.css';

type Props = { content: LegalText };

/** A policy or conditions. The version and the date come first, so that a reader knows when the text applied. */
export function LegalDocument({ content }: Props) {
  const lang = useLang();
  const { words, version, updated } = content;
  return (
    <div className={stack(8, band(styles.document))}>
      <header className={stack(5)}>
        <h1 className={styles.heading}>{content.heading}</h1>
        <p className={cluster(0, look('note', styles.version))}>
          <span>
            {words.version} {version}
          </span>
          <span>
            {content.updatedLabel} <time dateTime={updated}>{formatDay(updated, lang)}</time>
          </span>
        </p>
        <p className={styles.intro}>{content.intro}</p>
        <SampleNote>{content.sampleNote}</SampleNote>
      </header>
      <ReadingLayout contentsLabel={words.contents} path={`/${content.id}`} sections={content.sections}>
        <Prose>
          {content.sections.map(({ id, heading, paragraphs, list }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </Prose>
      </ReadingLayout>
    </div>
  );
}
