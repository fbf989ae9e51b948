import styles from './Picture.module.css';

type Props = {
  /** Name of the asset, `folder/name`. */
  name: string;
  /** What the picture shows; an empty text marks decoration. */
  alt: string;
  /** Width by height, e.g. `4 / 5`. */
  ratio: `${number} / ${number}`;
  className?: string;
};

/** Room for a picture, kept at its ratio so that nothing moves; a leaf stands in until the photograph exists. */
export function Picture({ name, alt, ratio, className = '' }: Props) {
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span
      {...naming}
      data-picture={name}
      className={`${styles.picture} ${className}`}
      style={{ aspectRatio: ratio }}
    >
      <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" className={styles.mark} aria-hidden>
        <path d="M32 58V20M32 30c-9-2-14-8-14-17 9 1 14 7 14 17Zm0 12c9-2 14-8 14-17-9 1-14 7-14 17Zm0-22c-4-4-4-10 0-15 4 5 4 11 0 15Z" />
      </svg>
    </span>
  );
}
