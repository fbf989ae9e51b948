import type { Site } from '@clinic/shared/settings';

type Place = Pick<Site['address'], 'latitude' | 'longitude'>;

/** Half the sides of the embedded map, in degrees: about 1 km around the clinic. */
const HALF_WIDTH = 0.006;
const HALF_HEIGHT = 0.004;

const ORIGIN = 'https://www.openstreetmap.org';

const degrees = (value: number): string => value.toFixed(5);

/** Page of OpenStreetMap with a marker on the clinic. */
export function mapUrl({ latitude, longitude }: Place): string {
  const [lat, lon] = [degrees(latitude), degrees(longitude)];
  return `${ORIGIN}/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}

/** The same place as a map to embed. */
export function embeddedMapUrl({ latitude, longitude }: Place): string {
  const box = [
    longitude - HALF_WIDTH,
    latitude - HALF_HEIGHT,
    longitude + HALF_WIDTH,
    latitude + HALF_HEIGHT,
  ];
  const query = new URLSearchParams({
    bbox: box.map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `${ORIGIN}/export/embed.html?${query.toString()}`;
}
