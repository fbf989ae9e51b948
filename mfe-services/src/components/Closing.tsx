import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { LinkButton } from '@clinic/shared/kit/Button';
import { cluster, dense } from '@clinic/shared/kit/layout';
import type { NamedPicture } from '@clinic/shared/kit/Picture';
import { PictureBand } from '@clinic/shared/kit/PictureBand';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';

import { paths } from '#paths.ts';

type Props = {
  heading: string;
  text: string;
  image: NamedPicture;
  /** What the visitor asks about in the form. */
  serviceName?: string;
  category: string;
  button: string;
  /** Label of the link to the page of prices, where there is one. */
  allPrices?: string;
};

/** The last section of a page: a button for the form and maybe a link to the prices. */
export function Closing({ heading, text, image, serviceName, category, button, allPrices }: Props) {
  const fillFacts = useFillFacts();
  return (
    <PictureBand heading={heading} lead={fillFacts(text)} picture={image}>
      <div className={cluster(5, dense)}>
        <AssessmentButton serviceName={serviceName} category={category}>
          {button}
        </AssessmentButton>
        {allPrices && (
          <LinkButton variant="quiet" to={paths.prices}>
            {allPrices}
          </LinkButton>
        )}
      </div>
    </PictureBand>
  );
}
