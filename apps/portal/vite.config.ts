import { lazyCode } from '@bank-bonuses/lazy/vite';
import { buildTarget } from '@bank-bonuses/test-config/supportedBrowsers';
import { sourceResolution } from '@bank-bonuses/test-config/sourceResolution';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './scripts/compileAhead.ts';

/** What the public pages share of the kit. A name too many or too few costs bytes, which the budgets notice. */
const publicKit =
  'Button|EmailText|ErrorSummary|Heading|Icon|Inline|Logo|Notice|PasswordField|Progress|Skeleton|Spinner|Stack|Text|TextField|TextLink|VisuallyHidden';

/** What the later steps of the registration share of it with the signed-in screens, beside the API client. */
const stepsKit = 'components/(Amount|Card|Columns|IconButton|SelectField)/|days/|theme/media';

/** What every signed-in screen shares of it, and nothing else needs. */
const signedInKit =
  'components/(Avatar|LazyToasts|LazyWindow|PageContent|PageHeader|StatCard)/|components/(LoadProblem/(RefreshProblem|useLoadProblem)|Toast/toastContext)';

/**
 * Few files, for the same reason as the one stylesheet. A group takes what its modules import along, so what
 * a public page shares has to stand in `main`: otherwise that page would load a group of the signed-in screens.
 */
const groups = [
  // Changes seldom, so it stays in caches over many versions of the portal.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    priority: 1,
  },
  // What every page loads, the entry with it.
  {
    name: 'main',
    test: new RegExp(
      `apps/portal/src/main\\.tsx|libs/(api-client/src/errors/(cause|networkError)\\.|lazy/src|ui/src/(internal/(?!Radios)|formatting/foldCharacters)|ui/src/components/((${publicKit})/|LoadProblem/(LoadProblem|offlineText|useIsOnline)\\.))|lucide-react/dist/esm/([^/]+$|icons/(check|chevron-down)\\.)`,
    ),
  },
  {
    name: 'steps',
    test: new RegExp(
      `libs/api-client/src/(?!errors/(cause|networkError)|queries|react)|libs/ui/src/(${stepsKit})`,
    ),
  },
  // The dynamic import of signedInCode.ts brings the whole group.
  {
    name: 'signedIn',
    test: new RegExp(
      `apps/portal/src/signedIn/signedInCode\\.ts|node_modules/@tanstack/|libs/api-client/src/queries|libs/ui/src/(${signedInKit})|lucide-react/dist/esm/icons/(eye|eye-off|user-plus)\\.`,
    ),
  },
];

/** All of a first view, and the other steps of the registration. Of chart.js and the sign-in client little is called. */
const compiledAhead = /^(main|react|signedIn|steps|lazySteps|\w+Page)$/;

export default defineConfig({
  ...sourceResolution,
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), lazyCode(), compileAhead(compiledAhead)],
  build: {
    target: buildTarget,
    // scripts/build.ts writes the HTML, so the bundle starts at the script.
    rolldownOptions: {
      input: 'src/main.tsx',
      // The styles are computed in JavaScript, which is known to take most of the build.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups },
      },
    },
    // One small file: more of them would wait for the scripts, since a browser asks for six at a time.
    cssCodeSplit: false,
    manifest: true,
    sourcemap: false,
    // The content policy forbids data: fonts and styles.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
