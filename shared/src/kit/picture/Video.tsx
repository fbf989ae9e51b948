import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { IconButton } from '../Button.tsx';
import { scripted } from '../layout/layout.ts';
import { savesData, useStillness } from './motion.ts';
import { useInView } from './useInView.ts';
import styles from './Video.module.css';

export type VideoSource = { src: string; type: `video/${string}` };

type Props = {
  /** A `Picture` of the first frame. Its `alt` describes the video too, which is silent. */
  poster: ReactElement;
  /** Files, best first. */
  sources: readonly VideoSource[];
  playLabel: string;
  pauseLabel: string;
  className?: string;
  /** Text for browsers that can't show videos. */
  children: string;
};

/** `waiting`: nobody decided yet. `broken`: no source can be played. */
type Playback = 'waiting' | 'playing' | 'paused' | 'broken';

/**
 * A silent loop over its poster, with a button that stops it. Plays by itself only while it is in the window and
 * the visitor asked neither for less motion nor for less data; until it plays, none of the video is fetched.
 */
export function Video({ poster, sources, playLabel, pauseLabel, className = '', children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState<Playback>('waiting');
  const [isShown, setIsShown] = useState(false);
  const isInView = useInView(frame);
  const isStill = useStillness();
  const isPlaying = playback === 'playing' || (playback === 'waiting' && !isStill && !savesData());

  useEffect(() => {
    const element = video.current;
    if (!element || !isPlaying || !isInView) return;
    // React leaves `muted` out of prerendered HTML, and browsers let only silent videos play by themselves.
    element.muted = true;
    element.play().catch(({ name }: DOMException) => {
      if (name === 'NotAllowedError') setPlayback('paused');
    });
    return () => element.pause();
  }, [isPlaying, isInView]);

  return (
    <div ref={frame} className={`${styles.frame} ${className}`}>
      {poster}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound, and the poster describes it */}
      <video
        ref={video}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        aria-hidden
        data-shown={isShown || undefined}
        className={styles.video}
        onPlaying={() => setIsShown(true)}
      >
        {sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            // play() waits for ever when every source fails; the last one's error is all that tells.
            onError={index === sources.length - 1 ? () => setPlayback('broken') : undefined}
          />
        ))}
        {children}
      </video>
      {playback !== 'broken' && (
        <IconButton
          label={isPlaying ? pauseLabel : playLabel}
          className={`${styles.button} ${scripted}`}
          onClick={() => setPlayback(isPlaying ? 'paused' : 'playing')}
        >
          {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}
