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

/** addon-vitest reads the globals of a run under this key; one browser per theme shares one server. */
const inTheme = (theme: Theme) => ({
  browser: 'chromium' as const,
  name: theme,
  provide: { 'storybook/test-initial-globals': { theme } },
});

// A story behaves the same in both themes, and the theme's own tests check the contrast of its
// colors.
const themes: Theme[] = isFull ? ['light', 'dark'] : ['light'];

export default defineConfig({
  // The styles of a screen are compiled apart, by this file's settings and not by Storybook's.
  ...sourceResolution,
  plugins: [storybookTest({ configDir: '.storybook' })],
  // An older run's dependency bundle lacks later imports: the page would reload during a test.
  optimizeDeps: { force: true },
  test: {
    ...sharedTest,
    // The story files come from Storybook's own globs.
    include: [],
    setupFiles: ['.storybook/guard.ts'],
    // One page for all files: loading everything again for each of them took half of the time.
    // Stories keep no state for other stories; anything that one leaves behind fails the next.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: browserLaunchOptions(),
        // Prevents checks in the middle of a transition.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: themes.map(inTheme),
    },
  },
});
