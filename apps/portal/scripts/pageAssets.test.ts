import { expect, test } from 'vitest';
import { assetsOf } from './pageAssets.ts';

const manifest = {
  'style.css': { file: 'assets/style.css' },
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

test('the assets are the styles and the imports of entry and page, each once, starting with the entry', () => {
  expect(assetsOf(manifest, ['login.tsx'])).toEqual({
    styles: ['assets/style.css'],
    scripts: ['assets/main.js', 'assets/react.js', 'assets/login.js', 'assets/ui.js'],
  });
});

test('a chunk group of the bundler is found by its name', () => {
  const group = { file: 'assets/kit-1.js', name: 'kit', imports: ['_react.js'] };
  expect(assetsOf({ ...manifest, '_kit-1.js': group }, ['kit', '_kit-1.js']).scripts).toEqual([
    'assets/main.js',
    'assets/react.js',
    'assets/kit-1.js',
  ]);
});

test('a module that the build does not contain is rejected', () => {
  expect(() => assetsOf(manifest, ['gone.tsx'])).toThrow('gone.tsx');
});
