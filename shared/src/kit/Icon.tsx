import styles from './Icon.module.css';

type Props = {
  name: 'arrow' | 'chevron' | 'plus' | 'whatsapp';
  /** Edge in px. */
  size?: 16 | 18 | 20;
  className?: string | undefined;
};

const sizes = { 16: styles.small, 18: '', 20: styles.large };

/**
 * A decorative icon that pages repeat, in the colour of the text around it. Its drawing is a mask in the stylesheet, so
 * that a list of forty cards carries it once; Lucide's components draw what a page shows once.
 */
export function Icon({ name, size = 18, className = '' }: Props) {
  return <span aria-hidden className={`${styles.icon} ${styles[name]} ${sizes[size]} ${className}`} />;
}
