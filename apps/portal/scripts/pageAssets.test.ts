import { expect, test } from 'vitest';
import { scriptsOf } from './pageAssets.ts';

const manifest = {
  'src/main.ts': { file: 'assets/main.js' },
  // A chunk group of the bundler, which is found by its name.
  '_portal-1.js': { file: 'assets/portal.js', name: 'portal', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'login.tsx': {
    file: 'assets/login.js',
    imports: ['src/main.ts', '_ui.js'],
  },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
};

test('the scripts are the imports of every page and this page, each once, starting with the entry', () => {
  expect(scriptsOf(manifest, ['login.tsx'])).toEqual([
    'assets/main.js',
    'assets/portal.js',
    'assets/react.js',
    'assets/login.js',
    'assets/ui.js',
  ]);
});

test('a module that the build does not contain is rejected', () => {
  expect(() => scriptsOf(manifest, ['gone.tsx'])).toThrow('gone.tsx');
});
