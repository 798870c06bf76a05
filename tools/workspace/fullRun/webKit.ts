import { knownProgram } from '@bank-bonuses/test-config/otherBrowsers';
import { startWebKitDriver } from '@bank-bonuses/test-config/webKit';
import { expect } from '@playwright/test';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import {
  labeled,
  untilDone,
  type BrowserSession,
  type Engine,
  type Role,
  type Tab,
} from '../../../apps/portal-e2e/src/otherBrowsers/tab.ts';

/** Starts WebKitGTK, which shares its engine with Safari, controlled by WebDriver. */
export async function startEngine(): Promise<Engine> {
  const driver = await startWebKitDriver({
    driver: knownProgram('webKitDriver'),
    xvfb: knownProgram('xvfb'),
  });
  return { newSession: () => newSession(driver.url), stop: driver.stop };
}

async function newSession(url: string): Promise<BrowserSession> {
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
  const tabs: string[] = [];
  return {
    openTab: async () => {
      if (tabs.length > 0) await driver.switchTo().newWindow('tab');
      const handle = await driver.getWindowHandle();
      tabs.push(handle);
      return tabOf(driver, handle);
    },
    pageErrors: async () => {
      const pageErrors: string[] = [];
      for (const handle of tabs) {
        await driver.switchTo().window(handle);
        pageErrors.push(
          ...((await driver.executeScript<string[] | null>('return window.pageErrors')) ?? []),
        );
      }
      return pageErrors;
    },
    close: () => driver.quit(),
  };
}

/**
 * For each role, a selector of the elements that may have it. The role that the browser computes
 * decides.
 */
const candidates: Record<Role, string> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
  image: 'img, canvas, [role="img"]',
  figure: 'figure',
  group: 'fieldset, [role="group"]',
};

const controls = 'input, select, textarea';

/** WebDriver has no event for page errors, so the page records them once it has loaded. */
const keepPageErrors = `
  window.pageErrors ??= [];
  addEventListener('error', ({ message }) => window.pageErrors.push('page error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => window.pageErrors.push('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    window.pageErrors.push('policy violation: ' + effectiveDirective + ' ' + blockedURI));
`;

/** Returns the parts of a date in typing order; a hyphen moves to the next part. */
const monthFirst = (day: string) => `${day.slice(5)}-${day.slice(0, 4)}`;

function tabOf(driver: WebDriver, handle: string): Tab {
  /** Switches to this tab, because WebDriver controls one tab at a time. */
  const here = () => driver.switchTo().window(handle);

  const named = async (selector: string, name: string | RegExp, role?: Role) => {
    const seen: string[] = [];
    for (const element of await driver.findElements(By.css(selector))) {
      // The driver throws for elements outside the accessibility tree, such as a hidden field.
      const label = (await element.getAccessibleName().catch(() => '')).trim();
      const computed = await element.getAriaRole().catch(() => '');
      seen.push(`${computed} ${label}`);
      if (typeof name === 'string' ? label !== name : !name.test(label)) continue;
      if (role === undefined || computed === role) return element;
    }
    throw new Error(`not found among: ${seen.join(' | ')}`);
  };

  /**
   * Retries an action on an element until it succeeds. Finds the element again each time, because
   * the page may replace it.
   */
  const withElement = async (
    what: string,
    find: () => Promise<WebElement>,
    act: (element: WebElement) => Promise<void>,
  ): Promise<void> => {
    await here();
    await untilDone(what, async () => act(await find()));
  };

  const control = (label: string, act: (element: WebElement) => Promise<void>) =>
    withElement(`the field ${label}`, () => named(controls, labeled(label)), act);

  return {
    open: async (url) => {
      await here();
      await driver.get(url);
      await driver.executeScript(keepPageErrors);
    },
    path: async () => {
      await here();
      const { pathname, search } = new URL(await driver.getCurrentUrl());
      return `${pathname}${search}`;
    },
    sees: (role, name) =>
      withElement(
        `${role} ${name}`,
        () => named(candidates[role], name, role),
        async (element) => expect(await element.isDisplayed(), `${role} ${name}`).toBe(true),
      ),
    seesText: async (text) => {
      await here();
      const texts = () => driver.executeScript<string>('return document.body.innerText');
      await expect.poll(texts, { timeout: 20_000 }).toContain(text);
    },
    press: (role, name) =>
      withElement(
        `${role} ${name}`,
        () => named(candidates[role], name, role),
        async (element) => {
          // The driver refuses to click elements far below the window's edge.
          await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
          await element.click();
        },
      ),
    fill: (label, text) =>
      control(label, async (element) => {
        const isDate = (await element.getProperty('type')) === 'date';
        // The driver's `clear` sends no `input` event, so React would restore the value.
        if (isDate) await element.clear();
        else await element.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE);
        await element.sendKeys(isDate ? monthFirst(text) : text);
        if (isDate) expect(await element.getProperty('value')).toBe(text);
      }),
    select: (label, value) =>
      control(label, (element) => element.findElement(By.css(`option[value="${value}"]`)).click()),
    upload: (label, file) =>
      withElement(
        `the field ${label}`,
        () => named('input[type="file"]', new RegExp(`^${label} Choose photo$`)),
        (element) => element.sendKeys(file),
      ),
    evaluate: async (expression) => {
      await here();
      return driver.executeScript(`return ${expression}`);
    },
    screenshot: async () => {
      await here();
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
  };
}
