// The largest part, with nothing of ours in it: evaluated by itself.
export { createElement } from 'react';
export { hydrateRoot } from 'react-dom/client';
