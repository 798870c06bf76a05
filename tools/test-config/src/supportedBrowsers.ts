/**
 * The oldest supported version of each browser. All builds target these versions; docs/browsers.md lists
 * them.
 */
export const oldestSupported = {
  chrome: '120',
  edge: '120',
  firefox: '128',
  safari: '17.4',
  ios: '17.4',
} as const;

/** Vite's `build.target`, for scripts and styles. */
export const buildTarget = Object.entries(oldestSupported).map(
  ([browser, version]) => `${browser}${version}`,
);

/**
 * The newest ECMAScript edition that all of them support completely: `target` and `lib` of
 * tsconfig.base.json.
 */
export const languageEdition = 'ES2024';
