/** @jsxImportSource preact */
import { useState } from 'preact/hooks';

import './policy.ts';
import styles from './Cards.module.css';

export type CardsProps = { content: { names: readonly string[] }; quantity: number };

export function Cards({ content, quantity }: CardsProps) {
  const [opened, setOpened] = useState('');
  return (
    <section aria-label="Preact" class={styles.cards}>
      <p>
        Preact: {quantity} de cada una. Abierta: {opened || 'ninguna'}
      </p>
      {content.names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={({ currentTarget }) => {
            setOpened(name);
            currentTarget.dispatchEvent(
              new CustomEvent('guest-chosen', { bubbles: true, detail: { name, by: 'Preact' } }),
            );
          }}
        >
          {name}
        </button>
      ))}
    </section>
  );
}
