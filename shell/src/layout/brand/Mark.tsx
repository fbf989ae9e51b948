type Props = { className?: string };

const flowerAndLeaves =
  'M32.00 17.90C24.46 15.43 24.84 5.71 32.00 6.00C39.16 5.71 39.54 15.43 32.00 17.90ZM34.47 19.70C34.50 11.76 43.85 9.12 45.79 16.02C48.28 22.74 39.16 26.10 34.47 19.70ZM33.53 22.60C41.08 20.17 46.49 28.26 40.52 32.23C34.90 36.68 28.88 29.04 33.53 22.60ZM30.47 22.60C35.12 29.04 29.10 36.68 23.48 32.23C17.51 28.26 22.92 20.17 30.47 22.60ZM29.53 19.70C24.84 26.10 15.72 22.74 18.21 16.02C20.15 9.12 29.50 11.76 29.53 19.70Z M32 36.2C32.4 44 31.8 52 32 61 M32 53C22.5 53.5 13.5 48.5 9 38.5C19.5 37.5 28 42.5 32 53Z M32 47.5C34.5 39.5 43 34.2 53.5 34.8C50.5 44 42 49 32 47.5Z';
const stamens =
  'M32.43 19.17L34.51 12.78M33.13 19.68L37.40 16.58M33.40 20.50L40.12 20.50M33.13 21.32L37.40 24.42M32.43 21.83L34.51 28.22M31.57 21.83L29.94 26.84M30.87 21.32L25.43 25.27M30.60 20.50L25.33 20.50M30.87 19.68L25.43 15.73M31.57 19.17L29.94 14.16';
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
