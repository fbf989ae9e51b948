import { loopSources } from '@clinic/shared/kit/Picture';
import { Video } from '@clinic/shared/kit/Video';

import { Picture } from '#components/Picture.tsx';
import type { SpaLayoutContent } from '#content/pageTypes.ts';
import type { ImageName, Media } from '#content/types.ts';
import { pictures } from '#pictures.data.ts';

import styles from './ExperienceMedia.module.css';

/** The still of an experience; a video is represented by its poster. */
export const pictureOf = (media: Media): ImageName => (media.type === 'video' ? media.poster : media.src);

type Props = { media: Media; words: SpaLayoutContent['words']; className?: string };

export function ExperienceMedia({ media, words, className = '' }: Props) {
  const still = (
    <Picture
      name={pictureOf(media)}
      alt={media.alt}
      ratio="4 / 5"
      sizes="(min-width: 44rem) 40vw, 92vw"
      className={styles.picture}
    />
  );
  return (
    <figure className={`${styles.figure} ${className}`}>
      {media.type === 'video' ? (
        <Video
          poster={still}
          sources={loopSources(media.src, pictures[media.src])}
          playLabel={words.playVideo}
          pauseLabel={words.pauseVideo}
        >
          {words.videoUnsupported}
        </Video>
      ) : (
        still
      )}
      <figcaption className={styles.caption}>{words.illustrative}</figcaption>
    </figure>
  );
}
