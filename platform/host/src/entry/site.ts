// The router is the largest library after React: it is evaluated in a task of its own.
export { Router } from 'react-router-dom';
