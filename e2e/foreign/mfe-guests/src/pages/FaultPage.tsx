import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { useState } from 'react';

import type { PieceFault } from '#pieces/faults.ts';
import { Faulty } from '#pieces/Faulty.tsx';

type Content = { fault: PieceFault };

function FaultPage({ content }: PageProps<Content>) {
  const [taps, setTaps] = useState(0);
  return (
    <>
      <h1>Averías</h1>
      <Faulty fault={content.fault} taps={taps} />
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Tocado {taps}
      </button>
    </>
  );
}

export const page: PageDefinition<Content> = {
  Component: FaultPage,
  meta: () => ({ title: 'Averías', description: 'Piezas que fallan.' }),
};
