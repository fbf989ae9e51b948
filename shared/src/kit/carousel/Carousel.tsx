import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react';

import { IconButton } from '../Button.tsx';
import { scripted } from '../layout/layout.ts';
import { useInView } from '../picture/useInView.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import { useCarouselEngine } from './useCarouselEngine.ts';
import { useRotation } from './useRotation.ts';
import { useVisibleSlides } from './useVisibleSlides.ts';

export type CarouselSlide = { id: string; content: ReactNode };

/** Everything that the carousel says, in the page's language. */
export type CarouselMessages = {
  /** What the region is, e.g. `carrusel`. */
  carousel: string;
  /** What each of its parts is, e.g. `diapositiva`. */
  slide: string;
  /** Names the row, e.g. `Diapositivas`. */
  slides: string;
  /** Names a slide, e.g. `2 de 5`; also announced after a turn. */
  position: (position: number, count: number) => string;
  previous: string;
  next: string;
};

type Props = {
  label: string;
  slides: readonly CarouselSlide[];
  messages: CarouselMessages;
  /** How many slides are in view up to 600 px, up to 1024 px and above; `1.2` lets the next one peek. */
  slidesPerView: { phone: number; tablet: number; desktop: number };
  /** Turns by itself, every `delay` ms, with a button that stops it. */
  autoplay?: { delay: number; startLabel: string; stopLabel: string };
  /** May set `--carousel-gap`, and `--per-view` at other widths; `--carousel-controls: none` where all is in view. */
  className?: string;
};

const rowClass = String(styles.row);
const slideClass = String(styles.slide);

/**
 * A row of slides. It scrolls and snaps as it is; Swiper takes over when the visitor sees or touches it.
 * Follows the carousel pattern of the ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel(props: Props) {
  const { slides, messages, slidesPerView, autoplay, className = '', label } = props;
  const count = slides.length;
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const isInView = useInView(region);
  const { load, turn, isReady, current } = useCarouselEngine({
    viewport,
    rowClass,
    slideClass,
    count,
  });
  const visible = useVisibleSlides(viewport, slideClass, count);
  const hasMore = visible === null || visible.size < count;
  const { isRotating, stop, toggle } = useRotation({
    delay: autoplay?.delay,
    isActive: isReady && isInView && hasMore,
    isHeld: isHovered,
    onTick: useCallback(() => void turn('next'), [turn]),
  });

  useEffect(() => {
    if (isInView) void load();
  }, [isInView, load]);

  function turnByHand(direction: 'next' | 'previous') {
    stop();
    void turn(direction);
  }

  function stopOnFocus({ target }: FocusEvent) {
    void load();
    // The router focuses the heading of a page that the visitor arrives at; nobody turned to the carousel.
    if (target instanceof HTMLElement && target.tabIndex === -1) return;
    // A click on the rotation button focuses it first: stopping there would make the click start it again.
    if (target.hasAttribute('data-rotation') && !target.matches(':focus-visible')) return;
    stop();
  }

  const perView: CSSProperties & Record<`--${string}`, number> = {
    '--phone': slidesPerView.phone,
    '--tablet': slidesPerView.tablet,
    '--desktop': slidesPerView.desktop,
  };

  // The section only learns from events that its parts get anyway.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      // A row that is in view whole turns nowhere: it is a plain group of things.
      aria-roledescription={hasMore ? messages.carousel : undefined}
      aria-label={label}
      className={`${styles.carousel} ${className}`}
      style={perView}
      onFocus={stopOnFocus}
      onPointerEnter={(event) => setIsHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
    >
      <div className={`${styles.controls} ${scripted}`} data-idle={!hasMore || undefined}>
        {autoplay && (
          <IconButton
            data-rotation
            label={isRotating ? autoplay.stopLabel : autoplay.startLabel}
            onClick={() => {
              void load();
              toggle();
            }}
          >
            {isRotating ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </IconButton>
        )}
        <IconButton label={messages.previous} onClick={() => turnByHand('previous')}>
          <ArrowLeft size={22} aria-hidden />
        </IconButton>
        <IconButton label={messages.next} onClick={() => turnByHand('next')}>
          <ArrowRight size={22} aria-hidden />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        role="group"
        aria-label={messages.slides}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys turn the slides
        tabIndex={hasMore ? 0 : undefined}
        data-still={!hasMore || undefined}
        className={styles.viewport}
        onPointerDown={stop}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
          event.preventDefault();
          turnByHand(event.key === 'ArrowLeft' ? 'previous' : 'next');
        }}
      >
        <div className={styles.row}>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.position(index + 1, count)}
              inert={isReady && visible !== null && !visible.has(index)}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden aria-live={isRotating ? 'off' : 'polite'}>
        {current !== null && messages.position(current + 1, count)}
      </VisuallyHidden>
    </section>
  );
}
