import type { Browser } from 'playwright';
import type { StaticPage } from './staticPage.ts';

/**
 * Shared dependencies of every scenario: the browser, the portal under test, and the static
 * reference page.
 */
export interface Bench {
  browser: Browser;
  portalUrl: string;
  staticPage: StaticPage;
}
