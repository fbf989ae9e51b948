// React is a chunk of its own because it is the largest one: it is evaluated in a task of its own.
export { createElement } from 'react';
export { hydrateRoot } from 'react-dom/client';
