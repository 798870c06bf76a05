import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps extends Omit<Closed<'div'>, 'children'> {
  /** What is under way. */
  label: string;
  /** What to know meanwhile, such as how long it takes. */
  detail?: ReactNode;
}

/** Covers the page while something is sent that must not be touched. Render it only meanwhile. */
export const LoadingOverlay = ({ label, detail, ...props }: LoadingOverlayProps) => (
  <div {...props} className={styles.root}>
    <div role="status" className={styles.card}>
      <Spinner size="large" />
      <p className={styles.label}>{label}</p>
      {detail && <div className={styles.detail}>{detail}</div>}
    </div>
  </div>
);
