// Runs in pages of who opened the canary by a link, and of nobody else: says which release it is, and lets go of it.

const texts = {
  es: { canary: 'Canario', none: 'Sin canario', leave: 'Salir' },
  en: { canary: 'Canary', none: 'No canary', leave: 'Leave' },
};

const { release } = document.currentScript?.dataset ?? {};
const said = texts[document.documentElement.lang === 'en' ? 'en' : 'es'];

const bar = document.createElement('form');
const leave = document.createElement('button');
const chosen = document.createElement('input');
// Set by script, since the policy of a page allows no style element.
bar.style.cssText =
  'position:fixed;inset:auto auto 0.5rem 0.5rem;z-index:2147483001;max-inline-size:calc(100% - 6rem);display:flex;gap:0.5rem;align-items:center;padding:0.25rem 0.25rem 0.25rem 0.75rem;border-radius:6px;background:#1e2421;color:#fbf8f4;font:14px/1.4 system-ui,sans-serif';
leave.style.cssText =
  'min-block-size:2rem;padding:0 0.75rem;border:1px solid currentColor;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer';
bar.setAttribute('role', 'region');
bar.setAttribute('aria-label', said.canary);
bar.title = 'Alt+Shift+A';
chosen.type = 'hidden';
chosen.name = 'canary';
chosen.value = 'leave';
leave.textContent = said.leave;
bar.append(release ? `${said.canary}: ${release}` : said.none, chosen, leave);
// The page that is left is the one that is shown then.
bar.addEventListener('submit', () => (bar.action = location.pathname));
addEventListener('DOMContentLoaded', () => document.body.append(bar));
