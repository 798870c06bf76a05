import { expect, test } from 'vitest';
import { assetsOf } from './pageAssets.ts';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'login.tsx': {
    file: 'assets/login.js',
    css: ['assets/login.css'],
    imports: ['src/main.tsx', '_field.js'],
    dynamicImports: ['later.tsx'],
  },
  '_field.js': { file: 'assets/field.js', css: ['assets/field.css'], imports: ['_react.js'] },
  'later.tsx': { file: 'assets/later.js' },
};

test('takes what the entry and the page import, once each, the entry first', () => {
  expect(assetsOf(manifest, ['login.tsx'])).toEqual({
    styles: ['assets/main.css', 'assets/login.css', 'assets/field.css'],
    scripts: ['assets/main.js', 'assets/react.js', 'assets/login.js', 'assets/field.js'],
  });
});

test('fails on a module that the build does not have', () => {
  expect(() => assetsOf(manifest, ['gone.tsx'])).toThrow('gone.tsx');
});
