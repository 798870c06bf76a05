'use client';

import { createContext, use } from 'react';

/** Something that a toast offers to do. */
export interface ToastAction {
  /** The words: a verb. */
  label: string;
  /** Does it. */
  onAction: () => void;
}

/** What a toast says. */
export interface ToastMessage {
  /** The news in a few words. */
  title: string;
  /** More about it. */
  description?: string | undefined;
  /**
   * What kind of news it is.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** A button below the words. The toast goes by itself, so this is never the only way. */
  action?: ToastAction | undefined;
}

/** The page's toasts. The same object as long as the provider stands. */
export interface Toasts {
  /** Shows a message for some seconds, and has it read out. Never the only place of one that matters. */
  show: (message: ToastMessage) => void;
}

// Apart from the provider, so that a caller that only shows a toast does not load what draws it.
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** The toasts of the nearest `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast finds no toasts. Wrap the page in <ToastProvider>.');
  return toasts;
}
