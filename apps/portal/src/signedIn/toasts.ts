import { lazyToasts } from '@bank-bonuses/ui';

/** Nothing is to be told before something was pressed, so the figures come first. */
export const { Provider: LazyToastProvider, prepare: prepareToasts } = lazyToasts(
  async () => (await import('./ToastProvider.ts')).ToastProvider,
);
