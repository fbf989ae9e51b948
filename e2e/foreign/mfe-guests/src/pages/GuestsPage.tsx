import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Slot } from '@tesela/core/slot';
import { useMemo, useState } from 'react';

import { OldCards } from '#pieces/OldCards.tsx';

type Content = { names: readonly string[] };

function GuestsPage({ content }: PageProps<Content>) {
  const [quantity, setQuantity] = useState(1);
  const [isShown, setIsShown] = useState(true);
  const [chosen, setChosen] = useState('nada');

  // Where another element comes, React discards what it has not hydrated yet.
  const cards = useMemo(() => <Slot name="guest-cards" quantity={quantity} />, [quantity]);

  function listen(element: HTMLElement | null) {
    const onChosen = ({ detail }: Event & { detail?: { name: string; by: string } }) =>
      setChosen(`${detail?.name} de ${detail?.by}`);
    element?.addEventListener('guest-chosen', onChosen);
    return () => element?.removeEventListener('guest-chosen', onChosen);
  }

  return (
    <>
      <h1>Invitados</h1>
      <button type="button" onClick={() => setQuantity(quantity + 1)}>
        Uno más
      </button>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Quitar' : 'Mostrar'}
      </button>
      <p>Elegido: {chosen}</p>
      <a href="/invitados/pagina">Una página de Preact</a>
      <div ref={listen}>
        {isShown && <OldCards names={content.names} quantity={quantity} />}
        {isShown && cards}
      </div>
    </>
  );
}

export const page: PageDefinition<Content> = {
  Component: GuestsPage,
  meta: () => ({ title: 'Invitados', description: 'Piezas de otros.' }),
};
