/** Script on every page of `tesela dev`: it reloads the page after a build and shows build errors. */
export const client = `const events = new EventSource('/__dev/events');
const bar = document.createElement('pre');
bar.setAttribute('role', 'alert');
bar.style.cssText =
  'position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:1rem;max-height:50vh;overflow:auto;white-space:pre-wrap;background:#1e2421;color:#fbf8f4;font:14px/1.5 ui-monospace,monospace';

events.addEventListener('built', () => location.reload());
events.addEventListener('failed', ({ data }) => {
  bar.textContent = 'The page shows the code before this error:\\n' + JSON.parse(data);
  document.body.append(bar);
});
`;
