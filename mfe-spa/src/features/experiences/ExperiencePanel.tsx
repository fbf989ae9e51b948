import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { TreatmentActions } from '@clinic/shared/kit/actions/TreatmentActions';
import { contentStart, itemsStart, look, stack } from '@clinic/shared/kit/layout';
import { useTreatmentPrice } from '@clinic/shared/kit/useSiteFacts';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';

import { Metrics } from '#components/Metrics.tsx';
import { NumberedSteps } from '#components/NumberedSteps.tsx';
import { TextList } from '#components/TextList.tsx';
import type { SpaExperience, SpaLayout } from '#content/spaDocuments.ts';
import { paths } from '#paths.ts';

import { ExperienceCare } from './ExperienceCare.tsx';
import { ExperienceMedia } from './ExperienceMedia.tsx';
import styles from './ExperiencePanel.module.css';

type Props = {
  experience: SpaExperience;
  assessmentCategory: string;
  layout: Pick<SpaLayout, 'words' | 'precautions'>;
  /** Text of the link to the prices of the zones, if there are any. */
  zonesLink?: string | undefined;
  isShown: boolean;
  /** Animates the appearance: true after a choice of the visitor, false on page load. */
  isEntering: boolean;
};

export function ExperiencePanel({
  experience,
  assessmentCategory,
  layout,
  zonesLink,
  isShown,
  isEntering,
}: Props) {
  const { addOns, description, highlights, id, kind, metrics, steps, technology, title, titleLang } =
    experience;
  const { words } = layout;
  const lang = useLang();
  const cost = useTreatmentPrice(id);
  const price = cost && fill(words.price, cost, lang);
  const headingId = `${id}-title`;
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      hidden={!isShown}
      data-entering={isEntering || undefined}
      className={styles.panel}
    >
      {/* The facts for the decision come first, because on a phone the rest is five screens long. */}
      <header className={stack(3, itemsStart, styles.head)}>
        <h2 id={headingId} lang={titleLang}>
          {title}
        </h2>
        <p className={styles.kind}>{kind}</p>
        {price && (
          <p className={look('small')}>
            {price} {zonesLink && <Link to={paths.zones}>{zonesLink}</Link>}
          </p>
        )}
        <AssessmentButton serviceName={title} category={assessmentCategory}>
          {words.requestAssessment}
          <VisuallyHidden>
            : <span lang={titleLang}>{title}</span>
          </VisuallyHidden>
        </AssessmentButton>
      </header>
      <ExperienceMedia experience={experience} words={words} className={styles.media} />
      <div className={stack(5, contentStart, styles.story)}>
        <Metrics labels={words.metrics} values={metrics} />
        <p className={look('measure')}>{description}</p>
        <div className={stack(5, styles.lists)}>
          <TextList heading={words.includes} items={highlights} />
          <TextList heading={words.technology} items={technology} />
        </div>
        <ExperienceCare experience={experience} layout={layout} />
        <NumberedSteps heading={words.steps} steps={steps} />
        <div className={stack(5, itemsStart, styles.closing)}>
          <TextList heading={words.addOns} items={addOns} />
          <p className={look('small')}>
            {price} <Link to="/precios">{words.allPrices}</Link>
          </p>
          <TreatmentActions
            treatment={experience}
            category={assessmentCategory}
            label={words.requestAssessment}
            whatsapp={words.whatsapp}
          />
        </div>
      </div>
    </article>
  );
}
