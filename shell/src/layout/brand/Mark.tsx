type Props = { className?: string };

const flowerAndLeaves =
  'M32 17.9C24.5 15.4 24.8 5.7 32 6C39.2 5.7 39.5 15.4 32 17.9ZM34.5 19.7C34.5 11.8 43.9 9.1 45.8 16C48.3 22.7 39.2 26.1 34.5 19.7ZM33.5 22.6C41.1 20.2 46.5 28.3 40.5 32.2C34.9 36.7 28.9 29 33.5 22.6ZM30.5 22.6C35.1 29 29.1 36.7 23.5 32.2C17.5 28.3 22.9 20.2 30.5 22.6ZM29.5 19.7C24.8 26.1 15.7 22.7 18.2 16C20.1 9.1 29.5 11.8 29.5 19.7Z M32 36.2C32.4 44 31.8 52 32 61 M32 53C22.5 53.5 13.5 48.5 9 38.5C19.5 37.5 28 42.5 32 53Z M32 47.5C34.5 39.5 43 34.2 53.5 34.8C50.5 44 42 49 32 47.5Z';
const stamens =
  'M32.4 19.2L34.5 12.8M33.1 19.7L37.4 16.6M33.4 20.5L40.1 20.5M33.1 21.3L37.4 24.4M32.4 21.8L34.5 28.2M31.6 21.8L29.9 26.8M30.9 21.3L25.4 25.3M30.6 20.5L25.3 20.5M30.9 19.7L25.4 15.7M31.6 19.2L29.9 14.2';
const veins = 'M32 53C26.5 47.6 20.5 43.6 14.4 41.2 M32 47.5C37 42.8 42.5 39.4 48.6 37.4';

/** The clinic's mark, a blossom of arrayán in fine line. The master is `tools/art/brand/mark.svg`. */
export function Mark({ className }: Props) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      <path d={flowerAndLeaves} />
      <path d={stamens} strokeWidth="1.1" />
      <path d={veins} strokeWidth="1.1" />
    </svg>
  );
}
