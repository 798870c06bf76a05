import type { Browser } from 'playwright';
import type { StaticPage } from './staticPage.ts';

/** The tools that every scenario measures with. */
export interface Bench {
  browser: Browser;
  portalUrl: string;
  staticPage: StaticPage;
}
