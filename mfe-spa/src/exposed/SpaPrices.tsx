import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import { PriceList, type PricedTreatment, type PriceListWords } from '@clinic/shared/kit/PriceList';

type Props = { content: { words: PriceListWords; treatments: readonly PricedTreatment[] } };

/** Slot `spa-prices`: every experience with its price. The heading around it is the page's. */
export function SpaPrices({ content: { words, treatments } }: Props) {
  const fillFacts = useFillFacts();
  const filled = treatments.map((one) => ({ ...one, performedBy: fillFacts(one.performedBy) }));
  return <PriceList treatments={filled} words={words} />;
}
