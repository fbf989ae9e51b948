import { Link, useCurrentPath } from '@clinic/shared/navigation';
import type { MouseEvent } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { CONTACT_ID } from '#paths.ts';

import { scrollToContact } from './scrollToContact.ts';

type Props = { className?: string; onScroll: () => void };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Navigates to the home page and scrolls to the footer; on the home page it only scrolls. */
export function ContactLink({ className, onScroll }: Props) {
  const { nav } = useWords();
  const { path } = useCurrentPath();

  function scrollWhenHome(event: MouseEvent) {
    if (path !== '/' || !isPlainClick(event)) return;
    event.preventDefault();
    onScroll();
    scrollToContact();
  }

  return (
    <Link to={`/#${CONTACT_ID}`} keepPlace className={className} onClick={scrollWhenHome}>
      {nav.contact}
    </Link>
  );
}
