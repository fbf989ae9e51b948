// One chunk: whoever opens the search goes on to its page.
export { SearchDialog } from './SearchDialog.tsx';
export { SearchPage } from './SearchPage.tsx';
