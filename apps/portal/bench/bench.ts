import type { Browser } from 'playwright';
import type { StaticPage } from './staticPage.ts';

/** The measuring tools of every scenario. */
export interface Bench {
  browser: Browser;
  portalUrl: string;
  staticPage: StaticPage;
}
