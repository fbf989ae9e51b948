import { band, cluster, itemsStart, stack } from '@clinic/shared/kit/layout';
import { Link } from '@clinic/shared/navigation';

import type { AreaDocument } from '#content/areaDocuments.ts';
import { areas, paths } from '#paths.ts';

import styles from './AreaHeader.module.css';
import { useAreaSwitch } from './useAreaSwitch.ts';

type Props = { content: AreaDocument };

/** Title of the area, the way to the other one, and the list of what stands below. */
export function AreaHeader({ content: { area, services, subtitle, title, words } }: Props) {
  const { list, onSwitch } = useAreaSwitch();
  return (
    <header className={stack(6, band(styles.header))}>
      <div className={stack(5, itemsStart)}>
        <nav aria-label={words.areasLabel}>
          <ul ref={list} className={cluster(0, styles.areas)}>
            {areas.map((item) => (
              <li key={item}>
                <Link
                  to={paths.area(item)}
                  markCurrent
                  keepPlace
                  className={styles.area}
                  onClick={item === area ? undefined : onSwitch}
                >
                  {words.areas[item]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <nav aria-label={words.indexLabel}>
        <ul className={styles.index}>
          {services.map((service) => (
            <li key={service.id}>
              <Link to={paths.service(area, service.id)} className={styles.entry}>
                <span lang={service.titleLang}>{service.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
