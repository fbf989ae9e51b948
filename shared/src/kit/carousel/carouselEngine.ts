import Swiper from 'swiper';

export type CarouselEngine = {
  next: () => void;
  previous: () => void;
  /** Measures again, after slides came or went. */
  update: () => void;
  destroy: () => void;
};

type Options = {
  viewport: HTMLElement;
  rowClass: string;
  slideClass: string;
  onTurn: (index: number) => void;
};

/** How long a turn takes, in ms. */
const TURN = 500;

/**
 * Puts Swiper onto slides that are already laid out, where the visitor has scrolled them to. Widths stay CSS's
 * business (`auto`), so that nothing moves. Rotation is the carousel's own: Swiper's autoplay knows neither focus
 * nor reduced motion, and asks for every animation frame while it waits.
 */
export function startEngine({ viewport, rowClass, slideClass, onTurn }: Options): CarouselEngine {
  const width = viewport.querySelector(`.${slideClass}`)?.clientWidth ?? 0;
  const initialSlide = width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
  // From here on Swiper moves the row; a box that scrolls as well would move it twice.
  viewport.scrollLeft = 0;
  viewport.dataset.enhanced = '';
  const swiper = new Swiper(viewport, {
    wrapperClass: rowClass,
    slideClass,
    slidesPerView: 'auto',
    rewind: true,
    speed: TURN,
    initialSlide,
    on: { slideChange: ({ activeIndex }) => onTurn(activeIndex) },
  });
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    update: () => swiper.update(),
    destroy: () => {
      delete viewport.dataset.enhanced;
      swiper.destroy(true, true);
    },
  };
}
