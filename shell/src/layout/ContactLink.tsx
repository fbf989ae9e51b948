import { Link } from '@tesela/core/navigation';

import { useWords } from '#content/WordsContext.ts';
import { CONTACT_ID } from '#paths.ts';

type Props = { className?: string | undefined; onClick: () => void };

/** Leads to the home page and glides to the footer. */
export function ContactLink({ className, onClick }: Props) {
  const { nav } = useWords();
  return (
    <Link to={`/#${CONTACT_ID}`} keepPlace data-glide className={className} onClick={onClick}>
      {nav.contact}
    </Link>
  );
}
