import { Section } from '@clinic/shared/ui/Section';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import { ArrowLink } from '#components/ArrowLink.tsx';
import type { BodyMapMode, HomeContent } from '#content/types.ts';

import body from './body.svg?raw';
import styles from './BodyMap.module.css';
import face from './face.svg?raw';

type Props = { bodyMap: HomeContent['bodyMap'] };

/** Line drawings of our own; each zone in them is a path with the zone's id. */
const figures = { facial: face, corporal: body } satisfies Record<BodyMapMode, string>;

const modes: readonly BodyMapMode[] = ['facial', 'corporal'];

/** Zones of the face and of the body, each with one of the treatments that are assessed for it. */
export function BodyMap({ bodyMap }: Props) {
  return (
    <Section tone="linen" kicker={bodyMap.kicker} heading={bodyMap.heading} lead={bodyMap.lead}>
      <div className={styles.modes}>
        {modes.map((mode) => (
          <div key={mode} className={styles.mode}>
            <div aria-hidden className={styles.figure} dangerouslySetInnerHTML={{ __html: figures[mode] }} />
            <h3 className={styles.modeName}>{bodyMap.modeLabels[mode]}</h3>
            <ul className={styles.zones}>
              {bodyMap.zones[mode].map(({ id, title, description, link }) => (
                <li key={id} className={styles.zone}>
                  <h4 className={styles.title}>{title}</h4>
                  <p className={styles.description}>{description}</p>
                  <ArrowLink to={link} className={styles.link}>
                    {bodyMap.linkLabel}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </ArrowLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
