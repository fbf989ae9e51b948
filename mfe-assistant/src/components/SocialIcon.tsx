import type { Site } from '@clinic/shared/settings';

type Network = Site['social'][number]['network'];

/** SVG paths on a 24 px grid. The icon library has no brand logos. */
const outlines: Record<Network, string> = {
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM17 7h.01',
  facebook:
    'M14 21v-7.5h2.75l.5-3.25H14V8.5c0-1 .4-1.75 1.75-1.75h1.6V3.9a17 17 0 0 0-2.35-.15c-2.5 0-4.25 1.5-4.25 4.25v2.25H8v3.25h2.75V21',
  tiktok: 'M13.5 3.5v11.75a3.25 3.25 0 1 1-3.25-3.25M13.5 3.5c.3 2.9 2.1 4.75 5 5',
  youtube:
    'M6 6.25c4-.5 8-.5 12 0 1.5.2 2.4 1 2.6 2.5.3 2.2.3 4.3 0 6.5-.2 1.5-1.1 2.3-2.6 2.5-4 .5-8 .5-12 0-1.5-.2-2.4-1-2.6-2.5-.3-2.2-.3-4.3 0-6.5.2-1.5 1.1-2.3 2.6-2.5ZM10.25 9.25v5.5L15 12l-4.75-2.75Z',
};

export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={outlines[network]} />
    </svg>
  );
}
