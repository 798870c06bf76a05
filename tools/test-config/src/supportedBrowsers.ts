/**
 * The oldest supported version of each browser, as Vite's `build.target` for scripts and styles.
 * docs/browsers.md lists them.
 */
export const buildTarget = ['chrome120', 'edge120', 'firefox128', 'safari17.4', 'ios17.4'];
