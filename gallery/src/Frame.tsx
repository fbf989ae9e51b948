import styles from './Gallery.module.css';
import type { Choice } from './readChoice.ts';

type Props = { title: string; src: string; width: Choice['width'] };

/** A window of its own. */
export function Frame({ title, src, width }: Props) {
  return (
    // The developer's own pages, which run scripts and keep storage: a sandbox would change what is looked at.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={title}
      src={src}
      loading="lazy"
      className={styles.frame}
      style={width === 'page' ? undefined : { inlineSize: `${width}px` }}
    />
  );
}
