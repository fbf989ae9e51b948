import { useState, version } from 'react';

export type OldCardsProps = { names: readonly string[]; quantity: number };

/** Cards of a team that has not moved to the site's React yet. */
export function OldCards({ names, quantity }: OldCardsProps) {
  const [opened, setOpened] = useState('');
  return (
    <section aria-label="React 18">
      <p>
        React {version}: {quantity} de cada una. Abierta: {opened || 'ninguna'}
      </p>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={({ currentTarget }) => {
            setOpened(name);
            currentTarget.dispatchEvent(
              new CustomEvent('guest-chosen', { bubbles: true, detail: { name, by: 'React 18' } }),
            );
          }}
        >
          {name}
        </button>
      ))}
    </section>
  );
}
