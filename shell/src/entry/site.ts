// The largest library that the site stands on, after React: evaluated by itself.
export { Router } from 'react-router-dom';
