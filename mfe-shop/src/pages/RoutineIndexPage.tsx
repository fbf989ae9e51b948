import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { grid, look, stack } from '@clinic/shared/kit/layout';
import { PillNav } from '@clinic/shared/kit/PillNav';
import { Section } from '@clinic/shared/kit/Section';

import type { RoutineIndexDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

/** The first two questions of a routine. Each combination of answers is a link, so they need no scripts. */
function RoutineIndexPage({ content }: PageProps<RoutineIndexDocument>) {
  const { shop, heading, lead, skins, worry, disclaimer } = content;
  return (
    <Section level={1} kicker={shop} heading={heading} lead={lead}>
      <div className={grid(6, { medium: 2 })}>
        {skins.map(({ id, name, hint, links }) => (
          <section key={id} id={id} className={stack(3)}>
            <h2 className={look('title')}>{name}</h2>
            <p className={look('quiet')}>{hint}</p>
            <PillNav
              label={`${name}: ${worry}`}
              links={links.map(({ slug, label }) => ({ to: paths.routine(slug), label }))}
            />
          </section>
        ))}
        <p className={look('note')}>{disclaimer}</p>
      </div>
    </Section>
  );
}

export const page: PageDefinition<RoutineIndexDocument> = {
  Component: RoutineIndexPage,
  meta: ({ content }) => content.meta,
};
