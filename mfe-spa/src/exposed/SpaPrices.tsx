import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { PriceList, type PricedTreatment, type PriceListWords } from '@clinic/shared/kit/PriceList';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';

import { ZoneTable } from '#components/ZoneTable.tsx';
import type { LaserZones } from '#content/laserZones.ts';

type Props = {
  content: { words: PriceListWords; treatments: readonly PricedTreatment[]; zones?: LaserZones };
};

/** Slot `spa-prices`: every experience with its price. The page provides the heading. */
export function SpaPrices({ content: { words, treatments, zones } }: Props) {
  const fillFacts = useFillFacts();
  const filled = treatments.map((one) => ({ ...one, performedBy: fillFacts(one.performedBy) }));
  return (
    <div>
      <PriceList treatments={filled} words={words} />
      {zones && (
        <Disclosure summary={zones.words.heading}>
          <p>{zones.words.lead}</p>
          <ZoneTable zones={zones} />
        </Disclosure>
      )}
    </div>
  );
}
