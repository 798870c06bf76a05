/**
 * The oldest version of each browser that customers may use. What every build is made for follows from it;
 * docs/browsers.md tells people.
 */
export const oldestSupported = {
  chrome: '120',
  edge: '120',
  firefox: '128',
  safari: '17.4',
  ios: '17.4',
} as const;

/** For `build.target` of Vite, which the styles follow too. */
export const buildTarget = Object.entries(oldestSupported).map(
  ([browser, version]) => `${browser}${version}`,
);

/** The edition of JavaScript that all of them know whole: `target` and `lib` of tsconfig.base.json. */
export const languageEdition = 'ES2024';
