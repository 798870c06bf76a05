import { lazyDialog } from '@bank-bonuses/ui';

/**
 * The navigation sheet. Its code loads when it is first opened, because wide windows never need it.
 */
export const { Dialog: LazyNavigationSheet, prepare: prepareNavigationSheet } = lazyDialog(
  async () => (await import('./NavigationSheet.tsx')).NavigationSheet,
  'The navigation could not be loaded',
);
