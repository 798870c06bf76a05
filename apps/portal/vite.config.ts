import { buildTarget } from '@bank-bonuses/test-config/supportedBrowsers';
import { sourceResolution } from '@bank-bonuses/test-config/sourceResolution';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Components of the UI kit that every page has. */
const pageKit = 'Button|ErrorSummary|Heading|PasswordField|Progress|Skeleton|TextField|TextLink';

/** Components of the UI kit that the registration shares with the signed-in screens. */
const sharedKit = 'Amount|Card|Columns|EmailText|IconButton|Inline|SelectField|Timeline';

/** Components of the UI kit that only the signed-in screens have. */
const signedInKit = 'LoadError/RefreshError|PageHeader|StatCard|Table';

/** The modules of the registration that its first view needs. */
const registerView = [
  'fields/(account|address|conditions|loadedRules|passwordRules|payment|personal|security|table)\\.ts',
  '(page|state|errors)/|form/(?!useChoice)|photos/preparing',
  'costs/Cost|draft/(draftKey|useEmailDraft|LeaveQuestion)|history/historyEntry',
  'steps\\.ts|steps/AccountStep/',
].join('|');

/**
 * The bundler's chunk groups. They reduce the number of files of a first view, because each file
 * adds loading time on a phone (docs/adr/0025).
 */
const groups = [
  // Libraries rarely change, so browsers can keep this chunk cached across releases.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    priority: 1,
  },
  // Contains everything that the entry imports, none of which needs React, and the rules that the
  // sign-in client shares with the pages. The bundler also adds everything that a module of these
  // groups imports, unless a group says otherwise.
  {
    name: 'main',
    test: /portal\/src\/main\.|libs\/(auth\/src\/passwords|product\/src\/(config\/(guessablePassword|signInProviders)|messages\/account))\./,
  },
  // Contains everything else that every page needs, and small modules of the public forms.
  {
    name: 'portal',
    test: new RegExp(
      `start/startPortal\\.|src/(emailAddress|formatting/foldCharacters|providers/requestedPage|components/LoadError/useLoadError)\\.|libs/ui/src/components/(${pageKit})/`,
    ),
  },
  // Contains what the registration shares with the signed-in screens: the API client and a part of
  // the kit.
  {
    name: 'shared',
    test: new RegExp(
      `libs/(api-client/src/(?!queries)|product/src/(formatCount|notProvided|messages/milestones)|ui/src/(days|components/(${sharedKit}))/)`,
    ),
  },
  // The first view of the registration, without its dependencies, which other pages share. Everything
  // after it is one import (`later.ts`), so it needs no group.
  {
    name: 'firstStep',
    test: new RegExp(
      `react-hook-form/|components/StepProgress/|libs/registration-wizard/src/(${registerView})`,
    ),
    includeDependenciesRecursively: false,
  },
  // What every signed-in screen needs first.
  {
    name: 'signedIn',
    test: new RegExp(
      `signedIn/signedInCode\\.|@tanstack|components/(${signedInKit})|product/src/(csv|hideAmounts)|useCustomerSupportMail`,
    ),
  },
];

export default defineConfig({
  ...sourceResolution,
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: buildTarget,
    // The entry is the script instead of index.html, because scripts/build.ts writes the HTML.
    rolldownOptions: {
      input: 'src/main.ts',
      // Disables the warning about slow plugins. Evaluating the styles in JavaScript is expected to
      // take most of the build time.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups },
      },
    },
    // Builds one small stylesheet: browsers load only six files at a time, so several stylesheets
    // would delay the scripts.
    cssCodeSplit: false,
    manifest: true,
    // The polyfill would be another inline script. All supported browsers know `modulepreload`.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // Inlines no assets, because the content policy forbids fonts and styles from `data:` URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
