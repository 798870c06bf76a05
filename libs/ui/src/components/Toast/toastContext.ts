'use client';

import { createContext, use } from 'react';

/** An action that a toast offers as a button. */
export interface ToastAction {
  /** The label; start with a verb. */
  label: string;
  /** Called when the button is pressed. */
  onSelect: () => void;
}

/** Content of a toast. */
export interface ToastMessage {
  /** The message in a few words. */
  title: string;
  /** Details below the title. */
  description?: string | undefined;
  /**
   * Kind of message.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /**
   * A button below the text. The toast disappears after a while, so the action must be available elsewhere
   * too.
   */
  action?: ToastAction | undefined;
}

/** Shows toasts. The object is stable while the provider is mounted. */
export interface Toasts {
  /**
   * Shows a message for some seconds and announces it. Show important messages elsewhere as well.
   */
  show: (message: ToastMessage) => void;
}

/** Separate from the provider, so that a caller that only shows a toast does not load the rendering code. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Returns the toasts of the nearest `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast finds no toasts. Wrap the page in <ToastProvider>.');
  return toasts;
}
