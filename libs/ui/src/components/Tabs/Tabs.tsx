'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

/** A tab with its panel. */
export interface TabItem {
  /** Identifies the tab in `value` and `onValueChange`. */
  value: string;
  /** Text of the tab. */
  label: ReactNode;
  /** Content of its panel. Only the selected panel is rendered. */
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs in their order. */
  items: readonly TabItem[];
  /** The selected tab, for a controlled component. */
  value?: string;
  /**
   * The tab that is selected at first.
   * @default the first tab
   */
  defaultValue?: string;
  /** Called with the tab that the customer selects. */
  onValueChange?: (value: string) => void;
}

/**
 * Renders tabs and the panel of the selected tab. Arrow keys move between the tabs, Enter or Space
 * selects one.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange }: TabsProps) {
  return (
    <Base.Root
      className={styles.root}
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
