import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as Kit from './index.ts';

const root = join(import.meta.dirname, '..');
const project = join(root, '.cache/installed');
const installed = join(project, 'node_modules/@bank-bonuses/ui');

/** Builds a page with plain Vite, in a project that has installed the package. */
async function bundle(page: string) {
  await writeFile(join(project, 'page.js'), page);
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(project, 'page.js') } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const text = (end: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n');
  return { script: text('.js'), styles: text('.css') };
}

/** The type `string` prevents TypeScript from looking for the types of jsdom, which has none. */
const jsdom: string = 'jsdom';
const { JSDOM } = (await import(jsdom)) as {
  JSDOM: new (html: string) => { window: Window & typeof globalThis };
};

/**
 * Returns the CSS rules that set the page's background color, and whether they apply only on a dark
 * system.
 */
function groundRules({ document: { styleSheets }, CSSMediaRule }: Window & typeof globalThis) {
  const found: { selectorText: string; onDarkSystem: boolean }[] = [];
  const visit = (rules: CSSRuleList, media: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) visit(rule.cssRules, rule.media.mediaText);
      const { selectorText, style } = rule as CSSStyleRule;
      if (style?.getPropertyValue('--bb-ground-page'))
        found.push({ selectorText, onDarkSystem: media.includes('prefers-color-scheme') });
    }
  };
  for (const sheet of styleSheets) visit(sheet.cssRules, '');
  return found;
}

beforeAll(async () => {
  await rm(project, { recursive: true, force: true });
  await mkdir(installed, { recursive: true });
  // Gives the project its own package.json: otherwise the package's name would resolve to the
  // surrounding package.
  await writeFile(join(project, 'package.json'), '{ "name": "consumer", "private": true }');
  await cp(join(root, 'package.json'), join(installed, 'package.json'));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: join(installed, 'dist'), emptyOutDir: true },
  });
});

describe('the installed package', () => {
  test('builds without the vanilla-extract plugin and includes its styles', async () => {
    const { script, styles } = await bundle(`
      import '@bank-bonuses/ui/styles.css';
      import { Dialog, TextField } from '@bank-bonuses/ui';
      import { vars } from '@bank-bonuses/ui/theme';
      globalThis.page = [Dialog, TextField, vars.ink.strong];
    `);
    expect(script).toContain('var(--bb-ink-strong)');
    expect(script).toContain('role');
    expect(styles).toContain('--bb-ink-strong:');
    expect(styles).toMatch(/:root\[data-theme~?=.?dark/);
  }, 120_000);

  test('is tree-shaken, so that a form contains no code of dialogs', async () => {
    const form = await bundle(`
      import { Button, PasswordField, PublicPage, TextField } from '@bank-bonuses/ui';
      globalThis.page = [Button, PasswordField, PublicPage, TextField];
    `);
    const dialog = await bundle(`
      import { Dialog } from '@bank-bonuses/ui';
      globalThis.page = [Dialog];
    `);
    expect(dialog.script).toContain('data-base-ui');
    expect(form.script).not.toContain('data-base-ui');
    expect(form.script).not.toContain('@vanilla-extract');
  }, 120_000);

  test('bases a custom theme on the light theme, even on a dark system, and lets it override colors', async () => {
    const { styles } = await bundle(`import '@bank-bonuses/ui/styles.css';`);
    const groundsOf = (theme: string) => {
      const { window } = new JSDOM(`<html ${theme}><style>${styles}</style></html>`);
      const root = window.document.documentElement;
      return groundRules(window).filter(({ selectorText }) => root.matches(selectorText));
    };
    const own = groundsOf('data-theme="contrast"');
    expect(own.map(({ onDarkSystem }) => onDarkSystem)).toEqual([false]);
    expect(groundsOf('data-theme="dark contrast"')).toHaveLength(2);
    expect(groundsOf('').map(({ onDarkSystem }) => onDarkSystem)).toEqual([false, true]);
    // The rule has zero specificity, so that any `:root` rule of the page overrides it, whatever
    // the order of the rules.
    for (const { selectorText } of own) expect(selectorText).toMatch(/^:where\(.*\)$/);
  }, 120_000);

  test('has its rules for plain elements in the layer `base`, below the utilities of Tailwind 4', async () => {
    const { styles } = await bundle(`import '@bank-bonuses/ui/styles.css';`);
    const layer = /@layer base\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;
    const inLayer = (styles.match(layer) ?? []).join('');
    for (const element of ['*', 'html', 'body', 'h1', 'ul', 'img', 'button'])
      expect(inLayer).toContain(`:where(${element}`);
    // The light and the dark colors are in no layer.
    expect(styles.replaceAll(layer, '')).not.toMatch(/:where\((?!:root)/);
  }, 120_000);

  test('its components render in plain Node, without a bundler', async () => {
    const entry = join(installed, 'dist/index.js');
    const { Button } = (await import(/* @vite-ignore */ entry)) as typeof Kit;
    expect(renderToStaticMarkup(createElement(Button, null, 'Continue'))).toContain('Continue');
  });

  test('contains the stylesheets styles.css and font.css, and no vanilla-extract sources', async () => {
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    expect(Object.keys(manifest.exports)).toEqual([
      ...['.', './charts', './theme', './font.css', './styles.css', './package.json'],
    ]);
    const entry = await readFile(join(installed, 'dist/components/Button/Button.js'), 'utf8');
    expect(entry).toContain('./Button.styles.js');
  });
});
