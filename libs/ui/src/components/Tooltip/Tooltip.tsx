'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import Info from 'lucide-react/icons/info';
import type { ReactElement, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** The explanation. Text only, without controls. */
  content: ReactNode;
  /** Accessible name of the round info button. @default 'More information' */
  label?: string;
  /** A button that the tooltip explains, in place of the info button. */
  children?: ReactElement;
  /**
   * Milliseconds until the tooltip opens on hover. On focus and touch it opens without delay.
   * @default 700
   */
  delay?: number;
}

/**
 * The tooltip is rendered inside the nearest of these elements, because people who navigate by
 * landmarks miss content outside them.
 */
const landmarks = 'main, aside, header, footer, nav, [role="dialog"], body';

/**
 * Renders a short explanation on hover, focus or tap. Esc, a second tap or a tap elsewhere closes
 * it; it stays open while it is hovered.
 */
export function Tooltip({
  content,
  label = 'More information',
  children,
  delay = 700,
}: TooltipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const landmark = useRef<HTMLElement>(null);
  const closesByTap = useRef(false);
  const isTapped = useRef(false);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // After a tap, the browser moves the mouse pointer back to its previous position, which
        // must not close the tooltip.
        const isHover = details.reason === 'trigger-hover';
        if (!next && isTapped.current && isHover) return details.cancel();
        if (!next || isHover) isTapped.current = false;
        setOpen(next);
      }}
    >
      <Base.Trigger
        ref={(trigger: HTMLElement | null) => {
          landmark.current = trigger?.closest<HTMLElement>(landmarks) ?? null;
        }}
        delay={delay}
        closeOnClick={false}
        aria-describedby={open ? id : undefined}
        // Reads the open state before the tap moves focus, because focus may open the tooltip.
        onPointerDown={({ pointerType }) => {
          isTapped.current = pointerType !== 'mouse';
          closesByTap.current = open && isTapped.current;
        }}
        onClick={() => {
          setOpen(!closesByTap.current);
          closesByTap.current = false;
        }}
        {...(children
          ? { render: children }
          : { type: 'button' as const, className: styles.trigger, 'aria-label': label })}
      >
        {children ? undefined : (
          <Icon>
            <Info />
          </Icon>
        )}
      </Base.Trigger>
      <Base.Portal container={landmark}>
        <Base.Positioner className={styles.positioner} sideOffset={8} collisionPadding={16}>
          <Base.Popup id={id} role="tooltip" className={styles.popup}>
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
