import { assessmentRequested } from '@clinic/shared/kit/actions/assessmentSlice';
import { Button, IconButton } from '@clinic/shared/kit/Button';
import { target } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { Link, useCurrentPath } from '@tesela/core/navigation';
import { useSite } from '@tesela/core/site';
import { useAppDispatch } from '@tesela/core/store';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { BrandMark } from '#layout/brand/BrandMark.tsx';
import { LanguageSelector } from '#layout/LanguageSelector.tsx';
import { PAGES_ID } from '#paths.ts';

import { DirectionsLink } from './DirectionsLink.tsx';
import styles from './Navbar.module.css';
import { NavMenu } from './NavMenu.tsx';
import { SearchLink } from './SearchLink.tsx';
import type { MobileMenu } from './useMobileMenu.ts';

export function Navbar({ menu }: { menu: MobileMenu }) {
  const { nav, home } = useWords();
  const { shortName } = useSite();
  const { path } = useCurrentPath();
  return (
    <header
      className={styles.header}
      data-over-page={path === '/' || undefined}
      data-open={menu.isOpen || undefined}
    >
      <div className={styles.bar}>
        <Link to="/" className={target(styles.brand)}>
          <BrandMark name={shortName} />
          <VisuallyHidden>, {home}</VisuallyHidden>
        </Link>
        <MenuPanel menu={menu} />
        <noscript>
          <a href={`#${PAGES_ID}`} className={target(styles.menuLink)}>
            {nav.menu}
          </a>
        </noscript>
        <SearchLink className={styles.search} />
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

/** The menu button and its panel. Wide screens show the content of the panel in the bar. */
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
        <SearchLink className={styles.panelSearch}>{nav.search}</SearchLink>
        <NavMenu onContact={menu.close} />
        <DirectionsLink className={styles.directions} />
        <LanguageSelector />
      </nav>
    </>
  );
}
