type Props = { className?: string };

/** A sprig of arrayán in one fine line; decoration. */
export function Sprig({ className }: Props) {
  return (
    <svg
      viewBox="0 0 28 40"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.1}
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <path d="M14 39V12" />
      <path d="M14 12C10.6 9 10.6 4.6 14 1c3.4 3.6 3.4 8 0 11Z" />
      <path d="M14 21C9 20.6 5.6 17.4 4.8 12.2 10 12.8 13.4 16 14 21Z" />
      <path d="M14 21c5-.4 8.4-3.6 9.2-8.8C18 12.8 14.6 16 14 21Z" />
      <path d="M14 31C8 30.6 3.8 26.8 2.6 20.6 9 21.2 13.2 25 14 31Z" />
      <path d="M14 31c6-.4 10.2-4.2 11.4-10.4C19 21.2 14.8 25 14 31Z" />
    </svg>
  );
}
