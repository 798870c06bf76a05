'use client';

import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Menu.css.ts';

/** An action in the menu. */
export interface MenuItem {
  /** Text of the item: its action. */
  label: string;
  /** An icon before the text, which is decorative. */
  icon?: ReactNode;
  /** Called when the item is chosen. */
  onSelect: () => void;
  /**
   * `critical` for an action that deletes or ends something.
   * @default 'normal'
   */
  tone?: 'normal' | 'critical';
  /** Whether the item is shown but cannot be chosen. */
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu, such as a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The actions in their order; labels are unique. */
  items: readonly MenuItem[];
}

/**
 * Renders a menu of actions behind a button. Arrow keys and first letters move between the items,
 * Enter chooses an item, Escape closes the menu and returns focus to the button.
 */
export const Menu = ({ trigger, items }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner
        className={styles.positioner}
        align="start"
        sideOffset={4}
        collisionPadding={16}
      >
        <Base.Popup className={styles.popup}>
          {items.map(({ label, icon, onSelect, tone = 'normal', disabled }) => (
            <Base.Item
              key={label}
              className={styles.item[tone]}
              disabled={disabled}
              onClick={onSelect}
            >
              {icon && <Icon>{icon}</Icon>}
              {label}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
