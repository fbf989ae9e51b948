import { FactList } from '@clinic/shared/kit/FactList';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { contentStart, look, stack } from '@clinic/shared/kit/layout';

import { Picture } from '#components/Picture.tsx';

import type { ServicesContent, Technology } from '#content/types.ts';

import styles from './TechnologyCard.module.css';

type Props = Technology & { words: ServicesContent['words'] };

/** A device of the clinic. Its picture is decoration: the words say what the device does. */
export function TechnologyCard({ id, name, description, expect, notFor, image, words }: Props) {
  const facts = (['duration', 'sessions', 'recovery'] as const).map((fact) => ({
    label: words[fact],
    value: expect[fact],
  }));
  return (
    <li>
      <article id={id} className={stack(3, contentStart, styles.card)}>
        <Picture name={image} alt="" ratio="4 / 3" sizes="(min-width: 48rem) 28vw, 92vw" />
        <h3>{name}</h3>
        <p className={look('quiet')}>{description}</p>
        <details className={look('small')}>
          <summary className={styles.summary}>
            {words.expectHeading}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </summary>
          <FactList facts={notFor ? [...facts, { label: words.notFor, value: notFor }] : facts} />
        </details>
      </article>
    </li>
  );
}
