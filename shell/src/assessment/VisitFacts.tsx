import { FactList } from '@clinic/shared/kit/FactList';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';

import type { AssessmentWords } from '#content/shellDocuments.ts';

/** What patients ask before they book: what it costs, how to cancel, who pays, where to park. */
export function VisitFacts({ words }: { words: AssessmentWords['visitFacts'] }) {
  const fillFacts = useFillFacts();
  return <FactList facts={words.items.map(({ label, value }) => ({ label, value: fillFacts(value) }))} />;
}
