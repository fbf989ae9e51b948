// One chunk for both, because a visitor who opens the dialog probably goes on to the page.
export { SearchDialog } from './SearchDialog.tsx';
export { SearchPage } from './SearchPage.tsx';
