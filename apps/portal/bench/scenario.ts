import type { Browser } from 'playwright';
import type { Column, Round } from './measure.ts';

/** Pages that are visited in the same way, and what is measured on each visit. */
export interface Scenario {
  title: string;
  /** URL paths. */
  pages: readonly string[];
  columns: readonly Column[];
  /** Visits a page on a slow phone with an empty cache. */
  visit: (browser: Browser, url: string) => Promise<Visit>;
}

interface Visit {
  figures: Round['figures'];
  /** How long the fixed piece of work took in the page, in milliseconds. */
  work: number;
}
