import { lazyCode } from '@bank-bonuses/lazy/vite';
import { buildTarget } from '@bank-bonuses/test-config/supportedBrowsers';
import { sourceResolution } from '@bank-bonuses/test-config/sourceResolution';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './scripts/compileAhead.ts';

/** The kit's components that the public forms share. */
const formsKit = 'Button|ErrorSummary|Heading|PasswordField|Progress|Skeleton|TextField|TextLink';

/** The kit's components that the later steps of the registration share with the signed-in screens. */
const stepsKit = 'Amount|Card|Columns|EmailText|IconButton|SelectField';

/**
 * The bundler's chunk groups. Few files for a first view, because each one costs a phone time
 * (docs/adr/0025).
 */
const groups = [
  // Changes rarely, so it stays in caches over many versions of the portal.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 1 },
  // Everything that the entry imports.
  { name: 'main', tags: ['$initial' as const] },
  { name: 'forms', test: new RegExp(`libs/ui/src/components/(${formsKit})/`) },
  {
    name: 'shared',
    test: new RegExp(
      `libs/api-client/src/(?!queries|react)|libs/ui/src/(days|components/(${stepsKit}))/`,
    ),
  },
  // Includes everything that it imports.
  { name: 'signedIn', test: /signedIn\/signedInCode\.|@tanstack|components\/StatCard\// },
];

/**
 * The chunks of first views, and the later steps of the registration. Most functions of chart.js and the
 * sign-in client are never called.
 */
const compiledAhead = /^(main|react|forms|shared|signedIn|lazySteps|\w+Page)$/;

export default defineConfig({
  ...sourceResolution,
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), lazyCode(), compileAhead(compiledAhead)],
  build: {
    target: buildTarget,
    // scripts/build.ts writes the HTML, so the bundle starts at the script.
    rolldownOptions: {
      input: 'src/main.tsx',
      // Disables a warning: most of the build time is spent evaluating styles in JavaScript, as
      // expected.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups },
      },
    },
    // One small file: several would delay the scripts, because a browser requests six files at a time.
    cssCodeSplit: false,
    manifest: true,
    sourcemap: false,
    // The content policy forbids data: fonts and styles.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
