import { paths, type SignedInPath } from '@bank-bonuses/product/routes';
import { expect, type Locator, type Page } from '@playwright/test';

export type ScreenName = 'Home' | 'Accounts' | 'Bonuses' | 'Settings';

export interface Screen {
  name: ScreenName;
  path: string;
  heading: string;
  /** Text that is visible once the screen has its data. */
  filled: string;
}

/** The signed-in screens, in the order of the navigation. */
export const screens: readonly Screen[] = [
  { name: 'Home', path: paths.dashboard, heading: 'Home', filled: 'Recent Activity' },
  {
    name: 'Accounts',
    path: paths.accounts,
    heading: 'Your Bank Accounts',
    filled: 'Hub Account',
  },
  { name: 'Bonuses', path: paths.bonuses, heading: 'Bonuses', filled: 'Wells Fargo' },
  { name: 'Settings', path: paths.settings, heading: 'Settings', filled: 'Member since' },
];

const screenOf = (name: ScreenName): Screen => {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  return screen;
};

/** Opens a screen through the navigation, as customers do. */
export async function goTo(page: Page, name: ScreenName): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expectScreen(page, name);
}

export const expectScreen = (page: Page, name: ScreenName): Promise<void> =>
  expectShown(page, screenOf(name));

/** Expects the screen that belongs to the path. */
export async function expectScreenAt(page: Page, path: SignedInPath): Promise<void> {
  const screen = screens.find((one) => one.path === path);
  if (!screen) throw new Error(`There is no screen at ${path}`);
  await expectShown(page, screen);
}

async function expectShown(page: Page, { path, heading }: Screen): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(
    main(page).getByRole('heading', { level: 1, name: heading, exact: true }),
  ).toBeVisible();
}

/**
 * Returns React's main landmark, not the inert main landmark of the HTML frame that is shown while
 * the page loads.
 */
export const main = (page: Page): Locator =>
  page.getByRole('main').and(page.locator(':not([inert] *)'));

export const toast = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: title, exact: true });

/** Returns the button that opens and closes the sidebar. */
export const sidebarButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Sidebar', exact: true });

export const hideAmountsButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Hide amounts', exact: true });
