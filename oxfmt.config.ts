import { defineConfig } from 'oxfmt';

export default defineConfig({
  singleQuote: true,
  printWidth: 100,
  // npm has its own order of the fields.
  sortPackageJson: false,
  ignorePatterns: [
    'dist',
    'reports',
    '.nx',
    '.sandbox',
    '.cache',
    'package-lock.json',
    '**/generated/**',
    // Tests compare the exact bytes of these files.
    'apps/api/golden/**/*.json',
    'docs/supabase-mails',
    'libs/*/etc',
  ],
});
