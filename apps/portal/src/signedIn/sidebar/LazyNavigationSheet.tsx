import { lazyDialog } from '@bank-bonuses/ui';

/**
 * The navigation sheet, whose code loads when it opens for the first time: wide windows never need
 * it.
 */
export const { Dialog: LazyNavigationSheet, prepare: prepareNavigationSheet } = lazyDialog(
  async () => (await import('./NavigationSheet.tsx')).NavigationSheet,
  'The navigation could not be loaded',
);
