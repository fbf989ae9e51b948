import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import { PriceList, type PricedTreatment, type PriceListWords } from '@clinic/shared/kit/PriceList';

type Props = { content: PriceListWords; data: readonly PricedTreatment[] };

/** Slot `spa-prices`: every experience with its price. The heading around it is the page's. */
export function SpaPrices({ content, data }: Props) {
  const fillFacts = useFillFacts();
  const treatments = data.map((one) => ({ ...one, performedBy: fillFacts(one.performedBy) }));
  return <PriceList treatments={treatments} words={content} />;
}
