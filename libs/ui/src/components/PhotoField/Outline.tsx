import * as styles from './PhotoField.css.ts';

interface OutlineProps {
  shape: 'id' | 'portrait';
  side: 'front' | 'back';
}

/**
 * Renders a simple drawing of the expected photo: a card with portrait and text, its back with
 * stripe and bar code, or head and shoulders.
 */
export const Outline = ({ shape, side }: OutlineProps) =>
  shape === 'id' && side === 'back' ? (
    <svg className={styles.outline} viewBox="0 0 95 60" aria-hidden="true">
      <rect x="1" y="1" width="93" height="58" rx="5" />
      <path fill="currentColor" d="M1 9h93v9H1z" />
      <path d="M12 30v18M16 30v18M22 30v18M25 30v18M31 30v18M36 30v18M39 30v18M45 30v18M49 30v18" />
      <path d="M60 32h24M60 40h24M60 48h14" />
    </svg>
  ) : shape === 'id' ? (
    <svg className={styles.outline} viewBox="0 0 95 60" aria-hidden="true">
      <rect x="1" y="1" width="93" height="58" rx="5" />
      <circle cx="23" cy="25" r="7.5" />
      <path d="M10 46c1.5-7 6.500-10.500 13-10.500S34.500 39 36 46" />
      <path d="M48 18h34M48 28h34M48 38h20" />
      <path d="M48 48h12" />
    </svg>
  ) : (
    <svg className={styles.outline} viewBox="0 0 64 80" aria-hidden="true">
      <path d="M2 14V8a6 6 0 0 1 6-6h6M50 2h6a6 6 0 0 1 6 6v6M62 66v6a6 6 0 0 1-6 6h-6M14 78H8a6 6 0 0 1-6-6v-6" />
      <ellipse cx="32" cy="31" rx="12.500" ry="15.500" />
      <path d="M9 70c2-12 11-17.500 23-17.500S53 58 55 70" />
    </svg>
  );
