import { Link, useCurrentPath } from '@clinic/shared/navigation';
import { useSite } from '@clinic/shared/site';
import { assessmentRequested, useAppDispatch } from '@clinic/shared/store';
import { Button, IconButton } from '@clinic/shared/ui/Button';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { PAGES_ID } from '#paths.ts';

import { BrandMark } from './BrandMark.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import styles from './Navbar.module.css';
import { NavMenu } from './NavMenu.tsx';
import type { MobileMenu } from './useMobileMenu.ts';
import { useNavbarHeight } from './useNavbarHeight.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** On the home page the bar is transparent until it is scrolled further than this, in px. */
const SCROLL_THRESHOLD = 50;

export function Navbar({ menu }: { menu: MobileMenu }) {
  const { nav, home } = useWords();
  const { shortName } = useSite();
  const { path } = useCurrentPath();
  const isScrolled = useScrolledPast(SCROLL_THRESHOLD);
  const header = useRef<HTMLElement>(null);
  useNavbarHeight(header);

  const isHome = path === '/';
  const isTransparent = isHome && !isScrolled && !menu.isOpen;
  return (
    <header
      ref={header}
      className={styles.header}
      data-style={isTransparent ? 'transparent' : 'scrolled'}
      data-over-page={isHome || undefined}
    >
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <BrandMark name={shortName} />
          <VisuallyHidden>, {home}</VisuallyHidden>
        </Link>
        <MenuPanel menu={menu} />
        <noscript>
          <a href={`#${PAGES_ID}`} className={styles.menuLink}>
            {nav.menu}
          </a>
        </noscript>
        <BookButton onPress={menu.close} />
      </div>
    </header>
  );
}

function BookButton({ onPress }: { onPress: () => void }) {
  const { nav } = useWords();
  const dispatch = useAppDispatch();
  return (
    <Button
      aria-haspopup="dialog"
      className={styles.book}
      onClick={() => {
        onPress();
        dispatch(assessmentRequested({}));
      }}
    >
      {nav.book}
    </Button>
  );
}

/** The hamburger and what it opens. The panel is the navigation itself, which wide screens show in the bar. */
function MenuPanel({ menu }: { menu: MobileMenu }) {
  const { nav } = useWords();
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!menu.isOpen) return;
    const list = panel.current;
    const button = toggle.current;
    return () => {
      const active = document.activeElement;
      if (!active || active === document.body || list?.contains(active)) button?.focus();
    };
  }, [menu.isOpen]);

  return (
    <>
      <IconButton
        ref={toggle}
        label={nav.menu}
        className={styles.toggle}
        aria-expanded={menu.isOpen}
        aria-controls={panelId}
        onClick={menu.isOpen ? menu.close : menu.open}
      >
        {menu.isOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
      </IconButton>
      <nav
        ref={panel}
        id={panelId}
        aria-label={nav.label}
        className={styles.panel}
        data-open={menu.isOpen || undefined}
      >
        <NavMenu onContact={menu.close} />
        <LanguageSelector />
      </nav>
    </>
  );
}
