import type { GalleryPiece } from '@clinic/shared/gallery';
import type { CSSProperties } from 'react';

import styles from './Gallery.module.css';

const colours = [
  'porcelain',
  'linen',
  'sand',
  'ink',
  'stone',
  'eucalyptus',
  'eucalyptus-deep',
  'terracotta',
  'error',
  'clay',
  'gold',
  'whatsapp',
  'line',
  'line-strong',
];
const sizes = ['heading-xl', 'heading-l', 'heading-m', 'heading-s', 'text-l', 'text-m', 'text-s'];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8];

const swatch = (name: string): CSSProperties & { '--swatch': string } => ({ '--swatch': `var(--${name})` });

export const foundations: readonly GalleryPiece[] = [
  {
    name: 'Tokens',
    note: 'shared/src/kit/styles/tokens.css. Clay and gold are decoration only.',
    states: {
      colour: (
        <ul className={styles.line}>
          {colours.map((name) => (
            <li key={name} className={styles.colour} style={swatch(name)}>
              {name}
            </li>
          ))}
        </ul>
      ),
      type: sizes.map((name) => (
        <p
          key={name}
          style={{
            fontFamily: name.startsWith('heading') ? 'var(--serif)' : 'var(--sans)',
            fontSize: `var(--${name})`,
            lineHeight: 1.3,
          }}
        >
          {name} · Piel en calma
        </p>
      )),
      space: spaces.map((step) => (
        <div
          key={step}
          className={styles.bar}
          style={{ inlineSize: `var(--space-${step})`, marginBlock: 4 }}
        />
      )),
      'shape and elevation': (
        <div className={styles.line}>
          {['s', 'm', 'l'].map((size) => (
            <div
              key={size}
              className={styles.box}
              style={{
                borderRadius: `var(--radius-${size})`,
                boxShadow: size === 'm' ? 'none' : `var(--shadow-${size})`,
              }}
            >
              {size}
            </div>
          ))}
        </div>
      ),
    },
  },
];
