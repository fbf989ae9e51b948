import type { ArticleBlock, ArticleSection } from '@tesela/content/article';

import { Prose } from '#components/Prose.tsx';

import styles from './PostBody.module.css';

type Props = { sections: readonly ArticleSection[] };

/** The text of an article. The ids of its sections are anchors. */
export function PostBody({ sections }: Props) {
  return (
    <Prose>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {blocks.map((block) => (
            <Block key={keyOf(block)} block={block} />
          ))}
        </section>
      ))}
    </Prose>
  );
}

const keyOf = (block: ArticleBlock): string => (block.kind === 'list' ? block.items.join() : block.text);

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'note') return <p className={styles.note}>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
