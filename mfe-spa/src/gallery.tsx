import { showInGallery } from '@clinic/shared/gallery';

import type { SpaDocument, SpaExperience } from '#content/spaDocuments.ts';
import { ExperienceCard } from '#features/experiences/ExperienceCard.tsx';
import { ExperiencePanel } from '#features/experiences/ExperiencePanel.tsx';
import { ExperienceShowcase } from '#features/experiences/ExperienceShowcase.tsx';
import { SectionNav } from '#features/sections/SectionNav.tsx';
import { SpaHero } from '#features/sections/SpaHero.tsx';
import { paths } from '#paths.ts';

const nothing = () => {};

function panelOf({ layout, section }: SpaDocument, experience: SpaExperience) {
  return (
    <ExperiencePanel
      experience={experience}
      assessmentCategory={section.assessmentCategory}
      layout={layout}
      isShown
      isEntering={false}
    />
  );
}

showInGallery('mfe-spa', (_lang, documents) => {
  const [facial, laser] = (['facial', 'laser'] as const).map(
    (section) => documents[paths.section(section)] as SpaDocument,
  ) as [SpaDocument, SpaDocument]; // made by data.ts
  const { layout, section } = facial;
  const [first, second] = section.experiences;
  const [withLaser] = laser.section.experiences;
  if (!first || !second || !withLaser) throw new Error('The spa has no experiences to show.');
  const cardOf = (experience: SpaExperience, isSelected: boolean) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <ExperienceCard
        experience={experience}
        isSelected={isSelected}
        words={layout.words}
        to={paths.experience('facial', experience.id)}
        onSelect={nothing}
      />
    </div>
  );
  return [
    { name: 'Spa hero', isWide: true, states: { 'four sections': <SpaHero layout={layout} /> } },
    {
      name: 'Spa sections',
      isWide: true,
      states: { bar: <SectionNav label={layout.words.sections} categories={layout.categories} /> },
    },
    {
      name: 'Experience card',
      note: 'Turns under the pointer and on focus; its back says what it includes.',
      states: { 'to choose': cardOf(first, false), chosen: cardOf(second, true) },
    },
    {
      name: 'Experience panel',
      states: { facial: panelOf(facial, first), 'with a laser': panelOf(laser, withLaser) },
    },
    {
      name: 'Experiences',
      states: {
        'cards and panel': (
          <ExperienceShowcase
            experiences={section.experiences}
            assessmentCategory={section.assessmentCategory}
            layout={layout}
          />
        ),
      },
    },
  ];
});
