import type { NamedPage } from '@clinic/shared/describePages';
import { textOf } from '@clinic/shared/descriptions';

import { paths } from '#paths.ts';

import type { HomeDocument } from './documents/home.ts';

const textOfZones = ({ bodyMap: { modeLabels, zones } }: HomeDocument): string =>
  textOf(
    (['facial', 'corporal'] as const).map((mode) => [
      modeLabels[mode],
      zones[mode].map(({ title, description }) => [title, description]),
    ]),
  );

/**
 * Describes the home page for the search and the assistant.
 * @returns the home page, then each slide of its hero
 */
export function describeHome(home: HomeDocument): NamedPage[] {
  const { hero, departments, specialists, results, bodyMap, testimonials, timeline } = home;
  const slides = hero.slides.map(({ id, title, headline, summary, linkLabel, metrics }): NamedPage => ({
    path: `${paths.home}#${id}`,
    about: 'care',
    title: headline,
    text: textOf(
      [title, headline, summary, linkLabel],
      (['sessions', 'recovery', 'idealFor'] as const).map((key) => [hero.metricLabels[key], metrics[key]]),
    ),
  }));
  const opening = (part: { kicker: string; heading: string; lead?: string }) => [
    part.kicker,
    part.heading,
    part.lead,
  ];
  const page: NamedPage = {
    path: paths.home,
    about: 'practice',
    title: hero.slides[0]?.headline ?? '',
    text: textOf(
      slides.map(({ text }) => text),
      departments.heading,
      departments.links.map(({ label }) => label),
      opening(specialists),
      specialists.people.map(({ name, role }) => [name, role]),
      specialists.linkLabel,
      opening(results),
      results.items.map(({ overlayText, modalDescription, changes, time, stays }) => [
        overlayText,
        modalDescription,
        [results.facts.changes, changes],
        [results.facts.time, time],
        [results.facts.stays, stays],
      ]),
      results.disclaimer,
      opening(bodyMap),
      textOfZones(home),
      opening(testimonials),
      testimonials.sampleNote,
      testimonials.items.map(({ quote, author }) => [quote, author]),
      opening(timeline),
      timeline.events.map(({ year, title, text }) => [`${year}`, title, text]),
    ),
  };
  return [page, ...slides];
}
