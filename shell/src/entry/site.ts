// The largest library that the site stands on, after React: evaluated by itself.
export { BrowserRouter } from 'react-router-dom';
