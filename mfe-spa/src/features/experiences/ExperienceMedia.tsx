import { Picture } from '#components/Picture.tsx';

import type { ImageName, Media } from '#content/types.ts';

import styles from './ExperienceMedia.module.css';

/** The still of an experience; a video is represented by its poster. */
export const pictureOf = (media: Media): ImageName => (media.type === 'video' ? media.poster : media.src);

type Props = { media: Media; caption: string };

export function ExperienceMedia({ media, caption }: Props) {
  return (
    <figure className={styles.figure}>
      <Picture
        name={pictureOf(media)}
        alt={media.alt}
        ratio="4 / 5"
        sizes="(min-width: 64rem) 36vw, 92vw"
        className={styles.picture}
      />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
