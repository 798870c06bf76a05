'use client';

import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { ChartBar } from './chartBar.ts';
import * as styles from './BarChart.css.ts';

export interface BarKeysProps {
  ref: Ref<HTMLDivElement>;
  /** Accessible name of the bars. */
  name: string;
  bars: readonly ChartBar[];
  /** Returns the amount of a bar as text for screen readers. */
  spokenAmount: (value: number) => string;
  /**
   * Called with the index of the bar that is focused or hovered; called without an index when there
   * is none.
   */
  onMark: (index?: number) => void;
}

/** Returns, for each key, the next index from the current index and the number of bars. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Renders one focusable element for each bar, for keyboard and assistive technology: one tab stop,
 * arrow keys move between bars. It is a listbox, since screen readers pass arrow keys on only to a
 * widget. It is positioned over the canvas, so that the focus ring surrounds the bar.
 */
export function BarKeys({ ref, name, bars, spokenAmount, onMark }: BarKeysProps) {
  const items = useRef<(HTMLElement | null)[]>([]);
  const [chosen, setChosen] = useState(bars.length - 1);
  const current = Math.min(chosen, bars.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onMark();
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    items.current[step(current, bars.length)]?.focus();
  };

  return (
    <div
      ref={ref}
      role="listbox"
      aria-orientation="horizontal"
      aria-label={`${name}, bar by bar`}
      className={styles.keys}
      // Hidden until the script knows the positions of the bars, so that nothing moves.
      hidden
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onMark();
      }}
      // Lifting a finger also fires `pointerleave`, but a person who tapped still wants to read the
      // amount.
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onMark();
      }}
    >
      {bars.map(({ label, value }, index) => (
        <span
          key={label}
          ref={(item) => {
            items.current[index] = item;
          }}
          role="option"
          aria-selected={index === current}
          aria-label={`${label}: ${spokenAmount(value)}`}
          tabIndex={index === current ? 0 : -1}
          className={styles.key}
          onFocus={() => {
            setChosen(index);
            onMark(index);
          }}
          onPointerEnter={() => onMark(index)}
        />
      ))}
    </div>
  );
}
