import { Prose } from '#components/Prose.tsx';
import type { PostBlock, PostSection } from '#content/types.ts';

import styles from './PostBody.module.css';

type Props = { sections: readonly PostSection[] };

/** The text of an article. Its sections' ids are anchors. */
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

const keyOf = (block: PostBlock): string => (block.kind === 'list' ? block.items.join() : block.text);

function Block({ block }: { block: PostBlock }) {
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
