import { band, contentStart, itemsStart, stack } from '@clinic/shared/kit/layout';
import { DataPicture, type NamedPicture } from '@clinic/shared/kit/Picture';
import type { ReactNode } from 'react';

import styles from './PictureHeader.module.css';

type Props = {
  picture: NamedPicture;
  alt: string;
  /** Sets `--header-end`, the space below the header, and `--picture-height`, the picture's height limit on a phone. */
  className: string | undefined;
  children: ReactNode;
};

/** The header of a page: its text beside a picture, or above it on a phone. */
export function PictureHeader({ picture, alt, className = '', children }: Props) {
  return (
    <header className={stack(6, band(`${styles.header} ${className}`))}>
      <div className={stack(4, contentStart, itemsStart)}>{children}</div>
      <DataPicture
        picture={picture}
        alt={alt}
        ratio="4 / 3"
        sizes="(min-width: 44rem) 36vw, 92vw"
        priority
        className={styles.picture}
      />
    </header>
  );
}
