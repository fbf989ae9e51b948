import { useAssessmentSubject } from '@clinic/shared/kit/actions/useAssessmentSubject';
import { stack } from '@clinic/shared/kit/layout';
import { useNavigateTo } from '@tesela/core/navigation';
import { useEffect, useId } from 'react';

import type { SpaExperience, SpaLayout } from '#content/spaDocuments.ts';

import { ExperienceCard } from './ExperienceCard.tsx';
import { ExperiencePanel } from './ExperiencePanel.tsx';
import styles from './ExperienceShowcase.module.css';
import { useMorph } from './useMorph.ts';
import { useSelectedExperience } from './useSelectedExperience.ts';

type Props = {
  experiences: readonly SpaExperience[];
  /** Prefills the assessment form, together with the title of the experience. */
  assessmentCategory: string;
  layout: Pick<SpaLayout, 'words' | 'precautions'>;
  /** Id of the experience with prices per zone, and the text of the link to them. */
  zones?: { treatment: string; link: string } | undefined;
};

/**
 * Cards to choose from, and the details of the chosen experience. Without JavaScript the details of all are
 * shown.
 */
export function ExperienceShowcase({ experiences, assessmentCategory, layout, zones }: Props) {
  const { hasChosen, isHydrated, isShown, linkTo, named, selected } = useSelectedExperience(experiences);
  const morph = useMorph(selected?.id);
  const navigateTo = useNavigateTo();
  const headingId = useId();
  useAssessmentSubject(named?.title, assessmentCategory);
  const selectedId = selected?.id;

  // On a phone the panel is below all cards, so a choice would show no effect without the scroll.
  useEffect(() => {
    if (!hasChosen || !selectedId || !matchMedia('(width < 760px)').matches) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(selectedId)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  }, [hasChosen, selectedId]);

  if (!selected) return null;

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {layout.words.chooseExperience}
      </h2>
      <ul className={stack(3, styles.cards)}>
        {experiences.map((experience) => (
          <li key={experience.id}>
            <ExperienceCard
              experience={experience}
              isSelected={experience.id === selected.id}
              words={layout.words}
              to={linkTo(experience.id)}
              onSelect={(picture) =>
                morph(experience.id, picture, () => navigateTo(linkTo(experience.id), { keepPlace: true }))
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles.panels} data-prerendered={!isHydrated || undefined}>
        {experiences.map((experience) => (
          <ExperiencePanel
            key={experience.id}
            experience={experience}
            assessmentCategory={assessmentCategory}
            layout={layout}
            zonesLink={experience.id === zones?.treatment ? zones.link : undefined}
            isShown={isShown(experience.id)}
            isEntering={hasChosen}
          />
        ))}
      </div>
    </section>
  );
}
