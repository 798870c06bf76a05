import type { Browser } from 'playwright';
import type { StaticPage } from './staticPage.ts';

/** What every scenario measures with. */
export interface Bench {
  browser: Browser;
  portalUrl: string;
  staticPage: StaticPage;
}
