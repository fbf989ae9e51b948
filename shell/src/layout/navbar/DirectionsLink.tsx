import { useSite } from '@clinic/shared/site';

import { useWords } from '#content/WordsContext.ts';
import { mapLinks } from '#layout/footer/mapUrl.ts';

/** The way to the clinic, in the visitor's map. */
export function DirectionsLink({ className }: { className: string | undefined }) {
  const { nav } = useWords();
  const { address } = useSite();
  return (
    <a href={mapLinks(address)[0]?.url} target="_blank" rel="noopener external" className={className}>
      {nav.directions}: {address.street}
    </a>
  );
}
