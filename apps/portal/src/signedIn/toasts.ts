import { lazyToasts } from '@bank-bonuses/ui';

/**
 * Provides toasts. Their code loads with the first toast, or after the page's data, because only an
 * action of the customer shows a toast.
 */
export const { Provider: LazyToastProvider, prepare: prepareToasts } = lazyToasts(
  async () => (await import('./ToastProvider.ts')).ToastProvider,
);
