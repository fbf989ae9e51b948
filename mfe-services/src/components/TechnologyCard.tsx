import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import { Picture } from '#components/Picture.tsx';

import type { Technology } from '#content/types.ts';

import styles from './TechnologyCard.module.css';

type Props = {
  id: string;
  name: string;
  description: string;
  notFor?: string;
  notForLabel: string;
  image: Technology['image'];
};

/** A device of the clinic. Its picture is decoration: the words say what the device does. */
export function TechnologyCard({ id, name, description, notFor, notForLabel, image }: Props) {
  return (
    <li>
      <article id={id} className={styles.card}>
        <Picture name={image} alt="" ratio="4 / 3" sizes="(min-width: 48rem) 28vw, 92vw" />
        <h3>{name}</h3>
        <p className={styles.description}>{description}</p>
        {notFor && (
          <details className={styles.notFor}>
            <summary className={styles.summary}>
              {notForLabel}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </summary>
            <p>{notFor}</p>
          </details>
        )}
      </article>
    </li>
  );
}
