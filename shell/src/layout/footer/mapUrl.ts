import type { Site } from '@clinic/shared/settings';

type Place = Pick<Site['address'], 'latitude' | 'longitude'>;

/** Half the sides of the embedded map, in degrees: about 1 km around the clinic. */
const HALF_WIDTH = 0.006;
const HALF_HEIGHT = 0.004;

const OSM = 'https://www.openstreetmap.org';

const degrees = (value: number): string => value.toFixed(5);

/** Links to the clinic on several maps; on a phone they open the installed app. */
export function mapLinks({ latitude, longitude }: Place): { name: string; url: string }[] {
  const [lat, lon] = [degrees(latitude), degrees(longitude)];
  return [
    { name: 'Google Maps', url: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}` },
    { name: 'Waze', url: `https://waze.com/ul?ll=${lat}%2C${lon}&navigate=yes` },
    { name: 'OpenStreetMap', url: `${OSM}/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}` },
  ];
}

/** URL of an embedded map of the clinic. */
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
  return `${OSM}/export/embed.html?${query.toString()}`;
}
