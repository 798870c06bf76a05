import { knownProgram } from '@bank-bonuses/test-config/otherBrowsers';
import { expect } from '@playwright/test';
import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { asTyped } from '../../../apps/portal-e2e/src/pages/wizardKeys.ts';
import {
  labeled,
  untilDone,
  type Engine,
  type Role,
  type Tab,
  type BrowserSession,
} from '../../../apps/portal-e2e/src/otherBrowsers/tab.ts';

/** Starts an official build of Firefox, controlled by WebDriver BiDi. */
export async function startEngine(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: knownProgram('firefox'),
    timeout: 60_000,
  });
  return {
    stop: () => browser.close(),
    newSession: async (): Promise<BrowserSession> => {
      const context = await browser.createBrowserContext();
      const pageErrors: string[] = [];
      return {
        openTab: async () => {
          const page = await context.newPage();
          await page.setViewport({ width: 1280, height: 900 });
          page.on('pageerror', (error) => pageErrors.push(`page error: ${String(error)}`));
          page.on('console', (message) => {
            if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`);
          });
          return tabOf(page);
        },
        pageErrors: () => Promise.resolve(pageErrors),
        close: () => context.close(),
      };
    },
  };
}

function tabOf(page: Page): Tab {
  /**
   * Finds an element by the role that Firefox computes, and by its name or the text of its label.
   */
  const named = async (role: Role, name: string | RegExp): Promise<ElementHandle> => {
    const exact = typeof name === 'string' ? `[name=${JSON.stringify(name)}]` : '';
    const found = await page.$$(`::-p-aria([role="${role}"]${exact})`);
    for (const element of found) {
      if (typeof name === 'string' && (await element.isVisible())) return element;
      if (typeof name !== 'string' && name.test(await labelOf(element))) return element;
    }
    throw new Error(`none of ${found.length} elements with this role is visible and has this name`);
  };
  const control = async (label: string): Promise<ElementHandle> => {
    const controls = await page.$$('input, select, textarea');
    for (const element of controls) {
      if (labeled(label).test(await labelOf(element))) return element;
    }
    throw new Error(`none of ${controls.length} fields has this label`);
  };

  return {
    open: async (url) => void (await page.goto(url)),
    path: async () => page.evaluate('location.pathname + location.search') as Promise<string>,
    sees: (role, name) => untilDone(`${role} ${name}`, async () => void (await named(role, name))),
    seesText: async (text) => {
      const texts = () => page.evaluate('document.body.innerText');
      await expect.poll(texts, { timeout: 20_000 }).toContain(text);
    },
    press: (role, name) =>
      untilDone(`${role} ${name}`, async () => (await named(role, name)).click()),
    fill: (label, text) =>
      untilDone(`the field ${label}`, async () => {
        const element = await control(label);
        if ((await element.evaluate((input) => (input as HTMLInputElement).type)) === 'date') {
          // Types the month, day and year of a date field one after the other.
          await element.focus();
          await page.keyboard.type(asTyped(text));
          return;
        }
        await element.click({ count: 3 });
        await page.keyboard.type(text);
        expect(await element.evaluate((input) => (input as HTMLInputElement).value)).toBeTruthy();
      }),
    select: (label, value) =>
      untilDone(
        `the field ${label}`,
        async () => void (await (await control(label)).select(value)),
      ),
    upload: (label, file) =>
      untilDone(`the field ${label}`, async () =>
        ((await control(label)) as ElementHandle<HTMLInputElement>).uploadFile(file),
      ),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

const labelOf = (element: ElementHandle): Promise<string> =>
  element.evaluate((control) => (control as HTMLInputElement).labels?.[0]?.innerText.trim() ?? '');
