import { look, stack } from '@clinic/shared/kit/layout';
import { DataPicture, loopSources } from '@clinic/shared/kit/Picture';
import { Video } from '@clinic/shared/kit/Video';

import type { SpaExperience, SpaLayout } from '#content/spaDocuments.ts';

import styles from './ExperienceMedia.module.css';

type Props = {
  experience: Pick<SpaExperience, 'image' | 'video'>;
  words: SpaLayout['words'];
  className?: string;
};

/** The picture of an experience, or its video with the picture as poster. */
export function ExperienceMedia({ experience: { image, video }, words, className = '' }: Props) {
  const still = (
    <DataPicture
      picture={image}
      alt={image.alt}
      ratio="4 / 5"
      sizes="(min-width: 44rem) 40vw, 92vw"
      className={styles.picture}
    />
  );
  return (
    <figure className={`${stack(2, styles.figure)} ${className}`}>
      {video ? (
        <Video
          poster={still}
          sources={loopSources(image.name, image)}
          playLabel={words.playVideo}
          pauseLabel={words.pauseVideo}
        >
          {words.videoUnsupported}
        </Video>
      ) : (
        still
      )}
      <figcaption className={look('note')}>{words.illustrative}</figcaption>
    </figure>
  );
}
