import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<Closed<'button'>, 'children' | 'type'> {
  /** Accessible name: the action of the button. */
  label: string;
  /** The icon; it is decorative, since `label` is the accessible name. */
  icon: ReactNode;
}

/** Renders a button with an icon and an accessible name, without visible text. */
export const IconButton = ({ label, icon, ...props }: IconButtonProps) => (
  <button {...props} type="button" aria-label={label} className={styles.root}>
    <Icon>{icon}</Icon>
  </button>
);
