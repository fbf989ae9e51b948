/** @jsxImportSource preact */
import { render } from 'preact-render-to-string';

import { RecommendationList, type RecommendationListProps } from './RecommendationList.tsx';

export const renderList = (props: RecommendationListProps): string =>
  render(<RecommendationList {...props} />);
