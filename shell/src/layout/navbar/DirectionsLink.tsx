import { useSite } from '@tesela/core/site';

import { useWords } from '#content/WordsContext.ts';
import { mapLinks } from '#layout/footer/mapUrl.ts';

/** Link to the clinic on a map. */
export function DirectionsLink({ className }: { className: string | undefined }) {
  const { nav } = useWords();
  const { address } = useSite();
  return (
    <a href={mapLinks(address)[0]?.url} target="_blank" rel="noopener external" className={className}>
      {nav.directions}: {address.street}
    </a>
  );
}
