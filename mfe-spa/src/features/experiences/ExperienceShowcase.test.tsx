import { assessmentRequested } from '@clinic/shared/kit/actions/assessmentSlice';
import { renderWithProviders, selectAssessment } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { spaDocuments, type SpaExperience } from '#content/spaDocuments.ts';

import { ExperienceShowcase } from './ExperienceShowcase.tsx';

const { facial, laser: laserSection } = spaDocuments('es');
const { layout, section } = facial;
const laser = laserSection.section.experiences;
const [glow, clarity, hydra] = section.experiences;

const showcase = (experiences: readonly SpaExperience[] = section.experiences) => (
  <ExperienceShowcase experiences={experiences} assessmentCategory="Spa Facial" layout={layout} />
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

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

const cardOf = (title: string) => screen.getByRole('link', { name: title });
const shownPanels = () => screen.getAllByRole('article').map(({ id }) => id);

it('visitor sees the first experience selected', () => {
  renderWithProviders(showcase());

  expect(cardOf('Glow Express 45')).toHaveAttribute('aria-current', 'true');
  expect(cardOf('Clarity Antimanchas')).not.toHaveAttribute('aria-current');
  expect(shownPanels()).toEqual(['glow-express-45']);
});

it('visitor chooses another experience and sees it in its place', async () => {
  const { user } = renderWithProviders(showcase());

  await user.click(cardOf('Hydra Reset Premium'));

  expect(cardOf('Hydra Reset Premium')).toHaveAttribute('aria-current', 'true');
  expect(cardOf('Glow Express 45')).not.toHaveAttribute('aria-current');
  expect(shownPanels()).toEqual(['hydra-reset-premium']);
});

it('visitor who chose an experience and asks for an appointment in the bar is asked about that one', async () => {
  const { user, store, unmount } = renderWithProviders(showcase());
  const ask = () => {
    store.dispatch(assessmentRequested({}));
    return selectAssessment(store.getState()).serviceName;
  };
  expect(ask()).toBe('');

  await user.click(cardOf('Clarity Antimanchas'));
  expect(ask()).toBe('Clarity Antimanchas');

  unmount();
  expect(ask()).toBe('');
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
  expect(panel.getByRole('img', { name: glow?.image.alt })).toBeInTheDocument();
  const facts = panel.getAllByRole('definition').map((item) => item.textContent);
  expect(facts).toEqual(expect.arrayContaining(Object.values(glow?.metrics ?? {})));
  expect(listUnder('Incluye')).toEqual(glow?.highlights);
  expect(listUnder('Tecnología protagonista')).toEqual(glow?.technology);
  expect(listUnder('Ruta de la experiencia')).toEqual(glow?.steps);
  expect(listUnder('Potencia tu ritual')).toEqual(glow?.addOns);
});

it('visitor reads for whom an experience is not, and why, before anything is folded away', () => {
  renderWithProviders(showcase());
  const panel = within(screen.getByRole('article', { name: 'Glow Express 45' }));

  const warning = panel.getByText('Cuándo no conviene').nextElementSibling;

  expect(warning).toHaveTextContent(/rosácea.*Exfoliación\..*isotretinoína.*Luz LED\..*marcapasos/);
  expect(warning?.closest('details')).toBeNull();
  expect(panel.getByText('Cuidados después')).toBeInTheDocument();
});

it('visitor reads who fires the laser and with which registered device', () => {
  renderWithProviders(
    <ExperienceShowcase experiences={laser} assessmentCategory="Spa Laser" layout={layout} />,
    { path: '/spa/laser' },
  );
  const panel = within(screen.getByRole('article', { name: 'Smooth Hair Free' }));

  expect(panel.getByText('Quién lo realiza').nextElementSibling).toHaveTextContent('dermatólogo');
  expect(panel.getByText('Equipos láser y su registro').nextElementSibling).toHaveTextContent(
    /INVIMA.*muestra/,
  );
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
  expect(cardOf('Glow Express 45')).toHaveAttribute('aria-current', 'true');
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

it('visitor can pass on, or open elsewhere, the address of each experience', () => {
  renderWithProviders(showcase(), { lang: 'en', path: '/spa/facial' });

  expect(cardOf('Hydra Reset Premium')).toHaveAttribute('href', '/en/spa/facial#hydra-reset-premium');
});

it('visitor with a screen reader gets both sides of every card', () => {
  renderWithProviders(showcase());

  for (const { highlights, shortDescription, title } of section.experiences) {
    const card = cardOf(title);
    expect(screen.getByText(shortDescription)).toBeVisible();
    for (const text of ['Incluye', ...highlights, 'Toque para descubrir más']) {
      expect(card).toHaveAccessibleDescription(expect.stringContaining(text));
    }
  }
});

it('visitor turns a card by touching it, and back by touching it again', async () => {
  const { user } = renderWithProviders(showcase());
  const turned = () => cardOf('Clarity Antimanchas').closest('[data-turned]');
  const touch = () => user.pointer([{ keys: '[TouchA]', target: cardOf('Clarity Antimanchas') }]);
  expect(turned()).toBeNull();

  await touch();
  expect(turned()).not.toBeNull();
  expect(shownPanels()).toEqual(['clarity-antimanchas']);

  await touch();
  expect(turned()).toBeNull();
  expect(shownPanels()).toEqual(['clarity-antimanchas']);
});

it('a card that opens in another tab leaves this page as it is', () => {
  renderWithProviders(showcase());

  fireEvent.click(cardOf('Hydra Reset Premium'), { ctrlKey: true });

  expect(shownPanels()).toEqual(['glow-express-45']);
});

/** Stubs view transitions: runs the change and waits for it. */
function fakeViewTransitions() {
  const start = vi.fn((change: () => Promise<void>) => {
    const done = change();
    return { ready: done, finished: done };
  });
  Object.assign(document, { startViewTransition: start });
  return start;
}

it('the picture of the card becomes that of the panel', async () => {
  const start = fakeViewTransitions();
  const { user } = renderWithProviders(showcase());

  await user.click(cardOf('Hydra Reset Premium'));

  expect(start).toHaveBeenCalledOnce();
  await start.mock.results[0]?.value.finished;
  expect(shownPanels()).toEqual(['hydra-reset-premium']);
});

it('nothing moves for a visitor who asks for less motion', async () => {
  const start = fakeViewTransitions();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { user } = renderWithProviders(showcase());

  await user.click(cardOf('Hydra Reset Premium'));

  // On a phone the panel is scrolled into view, here without animation.
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  expect(start).not.toHaveBeenCalled();
  expect(shownPanels()).toEqual(['hydra-reset-premium']);
});
