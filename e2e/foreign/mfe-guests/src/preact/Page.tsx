/** @jsxImportSource preact */
import type { PageProps } from '@tesela/core/contract';
import { useState } from 'preact/hooks';

export type GuestPageProps = PageProps<{ heading: string }>;

export function Page({ content }: GuestPageProps) {
  const [taps, setTaps] = useState(0);
  return (
    <>
      <h1>{content.heading}</h1>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Tocado {taps}
      </button>
      <a href="/faq">Preguntas</a>
    </>
  );
}
