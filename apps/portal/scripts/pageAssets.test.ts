import { expect, test } from 'vitest';
import { laterScriptsOf, scriptsOf } from './pageAssets.ts';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'login.tsx': {
    file: 'assets/login.js',
    imports: ['src/main.tsx', '_ui.js'],
    dynamicImports: ['later.tsx'],
  },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
  'later.tsx': { file: 'assets/later.js' },
};

test('the scripts are the imports of entry and page, each once, starting with the entry', () => {
  expect(scriptsOf(manifest, ['login.tsx'])).toEqual([
    'assets/main.js',
    'assets/react.js',
    'assets/login.js',
    'assets/ui.js',
  ]);
});

test('the later scripts are those that the page imports on demand', () => {
  expect(laterScriptsOf(manifest, ['login.tsx'], ['login.tsx'])).toEqual(['assets/later.js']);
});

test('a chunk group of the bundler is found by its name', () => {
  const group = { file: 'assets/kit-1.js', name: 'kit', imports: ['_react.js'] };
  expect(scriptsOf({ ...manifest, '_kit-1.js': group }, ['kit', '_kit-1.js'])).toEqual([
    'assets/main.js',
    'assets/react.js',
    'assets/kit-1.js',
  ]);
});

test('a module that the build does not contain is rejected', () => {
  expect(() => scriptsOf(manifest, ['gone.tsx'])).toThrow('gone.tsx');
});
