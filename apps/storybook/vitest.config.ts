import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { isFull } from '@bank-bonuses/test-config/full';
import { sharedTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

type Theme = 'light' | 'dark';

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': { theme: Theme };
  }
}

/**
 * Returns a browser instance in which the stories have this theme. addon-vitest reads the initial
 * globals from the provided key. All instances share one server.
 */
const inTheme = (theme: Theme) => ({
  browser: 'chromium' as const,
  name: theme,
  provide: { 'storybook/test-initial-globals': { theme } },
});

// `npm test` runs only the light theme: a story behaves the same in both themes, and the theme's
// own tests check the contrast of its colors.
const themes: Theme[] = isFull ? ['light', 'dark'] : ['light'];

export default defineConfig({
  // The styles of the screens are compiled in a separate step, which uses this configuration
  // instead of Storybook's.
  ...sourceResolution,
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Forces a rebuild, because the dependency bundle of an older run lacks later imports, and the
  // page would reload during a test.
  optimizeDeps: { force: true },
  test: {
    ...sharedTest,
    // addon-vitest finds the story files through Storybook's own globs.
    include: [],
    setupFiles: ['.storybook/guard.ts'],
    // All files share one page, because loading everything again for each file took half of the
    // time. Stories must leave no state behind: leftover state makes the next story fail.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: browserLaunchOptions(),
        // Turns off transitions, so that no check runs in the middle of one.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: themes.map(inTheme),
    },
  },
});
