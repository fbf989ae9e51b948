/** The sign of the shop. */
export const Sign = () => (
  <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
    <rect width="64" height="64" rx="14" fill="#1f4d3f" />
    <path d="M22 22h16q14 0 15 14v10H22z" fill="#e3b23c" />
    <path d="M44 22V12" stroke="#f6f4ee" strokeWidth="4" strokeLinecap="round" />
    <circle cx="22" cy="42" r="10.5" fill="none" stroke="#f6f4ee" strokeWidth="7" />
    <circle cx="48" cy="47" r="6.5" fill="none" stroke="#f6f4ee" strokeWidth="5" />
  </svg>
);
