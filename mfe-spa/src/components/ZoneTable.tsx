import type { LaserZones } from '#content/laserZones.ts';
import { zoneId } from '#paths.ts';

import styles from './ZoneTable.module.css';

type Props = {
  zones: LaserZones;
  /** Adds ids to the rows, which links use. Set it once on a page, and only on the page of these links. */
  hasAnchors?: boolean;
};

/** A table with the price, duration and usual number of sessions of each laser zone. */
export function ZoneTable({ zones: { words, rows }, hasAnchors = false }: Props) {
  return (
    <div className={styles.zones}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.zone}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.minutes}</th>
            <th scope="col">{words.sessions}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, price, minutes, sessions }) => (
            <tr key={id} id={hasAnchors ? zoneId(id) : undefined}>
              <th scope="row">{name}</th>
              <td data-label={words.price}>{price}</td>
              <td data-label={words.minutes}>{minutes}</td>
              <td data-label={words.sessions}>{sessions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
