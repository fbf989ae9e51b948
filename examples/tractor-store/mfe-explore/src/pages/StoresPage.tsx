import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { StoresDocument } from '#data/documents.ts';

import styles from './StoresPage.module.css';

function StoresPage({ content }: PageProps<StoresDocument>) {
  return (
    <div className="page">
      <h1>Our Stores</h1>
      <p>Walk around a machine, sit on it, ask whoever drives one: there are four places to do so.</p>
      <ul className={styles.stores}>
        {content.stores.map(({ id, name, street, city, picture }) => (
          <li key={id}>
            <img src={picture} alt="" width="400" height="300" />
            <h2>{name}</h2>
            <address>
              {street}, {city}
            </address>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const page: PageDefinition<StoresDocument> = {
  Component: StoresPage,
  meta: ({ content }) => ({
    title: 'Our Stores',
    description: `Tractors to look at in ${content.stores.map(({ city }) => city).join(', ')}.`,
  }),
};
