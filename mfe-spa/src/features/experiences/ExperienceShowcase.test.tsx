import { renderWithProviders } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { content } from '#content/es/facial.ts';
import type { SpaExperience } from '#content/types.ts';

import { ExperienceShowcase } from './ExperienceShowcase.tsx';

const { layout, section } = content;
const [glow, clarity, hydra] = section.experiences;

const showcase = (experiences: readonly SpaExperience[] = section.experiences) => (
  <ExperienceShowcase experiences={experiences} assessmentCategory="Spa Facial" words={layout.words} />
);

function ShrinkingShowcase() {
  const [experiences, setExperiences] = useState(section.experiences);
  return (
    <>
      <button onClick={() => setExperiences(experiences.slice(0, -1))}>Retirar la última</button>
      {showcase(experiences)}
    </>
  );
}

const cardOf = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
const shownPanels = () => screen.getAllByRole('article').map(({ id }) => id);

it('visitor sees the first experience selected', () => {
  renderWithProviders(showcase());

  expect(cardOf('Glow Express 45')).toHaveAttribute('aria-pressed', 'true');
  expect(cardOf('Clarity Antimanchas')).toHaveAttribute('aria-pressed', 'false');
  expect(shownPanels()).toEqual(['glow-express-45']);
});

it('visitor chooses another experience and sees it in its place', async () => {
  const { user } = renderWithProviders(showcase());

  await user.click(cardOf('Hydra Reset Premium'));

  expect(cardOf('Hydra Reset Premium')).toHaveAttribute('aria-pressed', 'true');
  expect(cardOf('Glow Express 45')).toHaveAttribute('aria-pressed', 'false');
  expect(shownPanels()).toEqual(['hydra-reset-premium']);
});

it('visitor chooses with the keyboard', async () => {
  const { user } = renderWithProviders(showcase());

  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');

  expect(cardOf('Clarity Antimanchas')).toHaveFocus();
  expect(shownPanels()).toEqual(['clarity-antimanchas']);
});

it('visitor reads everything about the selected experience', () => {
  renderWithProviders(showcase());
  const panel = within(screen.getByRole('article', { name: 'Glow Express 45' }));
  const listUnder = (heading: string) => {
    const list = panel.getByRole('heading', { name: heading }).nextElementSibling;
    return [...(list?.children ?? [])].map((item) => item.textContent);
  };

  expect(panel.getByText(glow?.description ?? '')).toBeInTheDocument();
  expect(panel.getByRole('img', { name: glow?.media.alt })).toBeInTheDocument();
  expect(panel.getAllByRole('definition').map((item) => item.textContent)).toEqual(
    glow?.metrics.map(({ value }) => value),
  );
  expect(listUnder('Incluye')).toEqual(glow?.highlights);
  expect(listUnder('Tecnología protagonista')).toEqual(glow?.technology);
  expect(listUnder('Ruta de la experiencia')).toEqual(glow?.steps);
  expect(listUnder('Potencia tu ritual')).toEqual(glow?.addOns);
});

it('visitor who follows a link to an experience finds it selected', () => {
  renderWithProviders(showcase(), { path: '/spa/facial#clarity-antimanchas' });

  expect(shownPanels()).toEqual(['clarity-antimanchas']);
});

it('visitor who follows a link to an unknown anchor sees the first experience', () => {
  renderWithProviders(showcase(), { path: '/spa/facial#otra-cosa' });

  expect(shownPanels()).toEqual(['glow-express-45']);
});

it('visitor falls back to the first experience when the selected one disappears', async () => {
  const { user } = renderWithProviders(<ShrinkingShowcase />);
  await user.click(cardOf('Hydra Reset Premium'));

  await user.click(screen.getByRole('button', { name: 'Retirar la última' }));

  expect(shownPanels()).toEqual(['glow-express-45']);
  expect(cardOf('Glow Express 45')).toHaveAttribute('aria-pressed', 'true');
});

it('visitor sees nothing at all when there are no experiences', () => {
  const { container } = renderWithProviders(showcase([]));

  expect(container).toBeEmptyDOMElement();
});

it('visitor without JavaScript reads all three experiences in full', () => {
  const page = within(prerenderWithProviders(showcase()));

  for (const experience of [glow, clarity, hydra]) {
    const panel = page.getByRole('article', { name: experience?.title });
    for (const text of [experience?.description, ...(experience?.steps ?? [])]) {
      expect(panel).toHaveTextContent(text ?? '');
    }
  }
});
