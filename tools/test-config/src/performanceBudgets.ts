/**
 * Every bound of the product's speed and weight, read by the build, the benches and the test that compares
 * docs/performance.md with it. Paints are multiples of a static page's paint in the same round; bytes are as brotli.
 */
export const performanceBudgets = {
  /** Each public page by its path. `usable` is when its form can be sent. */
  publicPages: {
    '/login': { largestPaint: 1.35, usable: 4.8, scriptBytes: 112_000, scriptFiles: 13 },
    '/register': { largestPaint: 1.35, usable: 5.5, scriptBytes: 126_000, scriptFiles: 9 },
    '/reset-password': { largestPaint: 1.35, usable: 4.8, scriptBytes: 112_000, scriptFiles: 13 },
  },
  home: { usable: 6, chart: 7, secondUsable: 4, scriptBytes: 204_000, scriptFiles: 12 },
  /** All five steps. */
  wizard: { stepMs: 300, besidePhotosMs: 200, scriptBytes: 234_000 },
  /** Responses to input, on every page. */
  everyPage: { layoutShift: 0.02, keyMs: 100, pressMs: 200 },
  service: {
    /** Of each read at 200 connections, on Postgres. */
    readsP95Ms: 150,
    /** A page of a million completions against one of a thousand. */
    growth: 1.2,
    /** Until it listens again after a kill, on either database. */
    returnMs: 5_000,
    /** While a crowd registers with photos. */
    crowd: { memoryBytes: 700_000_000, readsP95Ms: 300 },
    /** Beside hostile bodies: a good registration against one alone, and the slowest health check. */
    hostile: { growth: 3, healthMs: 300 },
  },
} as const;
