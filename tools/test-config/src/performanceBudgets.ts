/**
 * The budgets for speed and size, which the build and the benches read. Paint
 * times are multiples of a static page's paint time in the same run. Bytes are compressed with brotli.
 */
export const performanceBudgets = {
  /** Budgets of public pages by path. `usable` is the time until the form can be submitted. */
  publicPages: {
    '/login': { largestPaint: 1.6, usable: 5.5, scriptBytes: 125_000 },
    '/register': { largestPaint: 1.6, usable: 6, scriptBytes: 140_000 },
    '/reset-password': { largestPaint: 1.6, usable: 5.5, scriptBytes: 125_000 },
  },
  home: { usable: 6.5, chart: 7.5, secondUsable: 4, scriptBytes: 215_000 },
  /** The slowest change of a step of the registration, as a multiple of the fixed piece of work. */
  wizard: { step: 6 },
  /**
   * Budgets on every page: layout shift, and the slowest paint after a key or a press, as a multiple
   * of a fixed piece of work in the same page (50 ms on a fast machine).
   */
  everyPage: { layoutShift: 0.02, key: 2, press: 4 },
  service: {
    /**
     * 95th percentile of the response time of each read endpoint at 200 connections, on Postgres.
     */
    readsP95Ms: 150,
    /**
     * Maximum ratio of two response times at 20 connections on Postgres: any page of the activity,
     * or the stats, of a customer with 10,000 completions, and a page of one row.
     */
    activityGrowth: 10,
    /** Milliseconds from killing the service until it listens again, on either database. */
    returnMs: 5_000,
  },
} as const;
