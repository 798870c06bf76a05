'use client';

import { Toast as Base } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './Toast.css.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';
import { ToastContext, type ToastAction, type ToastMessage, type Toasts } from './toastContext.ts';

type Tone = NonNullable<ToastMessage['tone']>;

interface ToastData {
  tone: Tone;
  action: ToastAction | undefined;
}

const icons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;

/** Milliseconds until a toast disappears; the timer stops while it is hovered or focused. */
const shownFor = 8_000;

export interface ToastProviderProps {
  /** The part of the page that can show toasts. */
  children: ReactNode;
}

/**
 * Provides `useToast()` to its children, and shows toasts at the bottom of the window, or at the
 * top if they would cover the focused element at the bottom. They are announced politely, also over
 * an open dialog; F6 moves the focus to them.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [manager] = useState(() => Base.createToastManager<ToastData>());
  const [toasts] = useState<Toasts>(() => ({
    show: ({ title, description, tone = 'info', action }) => {
      // A message that is still visible is not duplicated: it stays longer and is announced again.
      const id = [tone, title, description].join(' ');
      manager.add({ id, title, description, data: { tone, action } });
    },
  }));
  return (
    <ToastContext value={toasts}>
      {/* Rendered first, so that it listens before effects of the page show messages. */}
      <Base.Provider toastManager={manager} timeout={shownFor}>
        <Base.Portal>
          <ToastViewport />
        </Base.Portal>
      </Base.Provider>
      {children}
    </ToastContext>
  );
}

function ToastViewport() {
  const { toasts } = Base.useToastManager<ToastData>();
  const viewport = useRef<HTMLDivElement>(null);
  const isAtTop = useClearOfFocus(viewport, toasts.length);
  return (
    <Base.Viewport
      ref={viewport}
      className={styles.viewport}
      data-place={isAtTop ? 'top' : undefined}
    >
      <ToastList toasts={toasts} />
    </Base.Viewport>
  );
}

interface ToastListProps {
  toasts: ReturnType<typeof Base.useToastManager<ToastData>>['toasts'];
}

function ToastList({ toasts }: ToastListProps) {
  return toasts.map((toast) => {
    const { tone, action } = toast.data ?? { tone: 'info' };
    const Mark = icons[tone];
    return (
      // Role `group`: the toast is a message beside the page, not a dialog that waits for a
      // decision.
      <Base.Root
        key={[toast.id, toast.updateKey].join()}
        toast={toast}
        role="group"
        aria-modal={undefined}
        className={styles.root}
      >
        {/* A plain element instead of Base UI's `Content`, which observes its size for stacked
            toasts. */}
        <div className={styles.content}>
          <Mark className={styles.icon[tone]} aria-hidden />
          <div className={styles.words}>
            <Base.Title className={styles.title} render={<p />} />
            <Base.Description className={styles.description} />
            {action && (
              <TextButton standalone onClick={action.onSelect}>
                {action.label}
              </TextButton>
            )}
          </div>
          {/**
           * Base UI hides the close button until the toast is hovered or focused; here it is
           * always visible.
           */}
          <Base.Close aria-hidden={false} render={<IconButton label="Dismiss" icon={<X />} />} />
        </div>
      </Base.Root>
    );
  });
}
