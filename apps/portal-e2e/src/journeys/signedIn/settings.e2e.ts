import { paths } from '@bank-bonuses/product/routes';
import type { Page, Request } from '@playwright/test';
import { watchApi } from '../../fixtures/network/api.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { edits, type Edit } from '../../pages/settingsEdits.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin } from '../../pages/login.ts';
import { byMouse, pressUnderHint } from '../../pages/pressing.ts';
import { goTo, main, toast } from '../../pages/signedIn.ts';

const detail = (page: Page, term: string) =>
  main(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('..')
    .getByRole('definition');

const form = (page: Page, { section }: Edit) =>
  page.getByRole('form', { name: `Edit ${section}`, exact: true });

async function openEdited(page: Page, edit: Edit) {
  await page.getByRole('button', { name: `Edit ${edit.section}` }).click();
  for (const [label, text] of Object.entries(edit.typed)) {
    await form(page, edit)
      .getByLabel(new RegExp(`^${label}`))
      .fill(text);
  }
  if (edit.chosen) await form(page, edit).getByRole('radio', { name: edit.chosen }).check();
}

const press = (page: Page, edit: Edit, name: string) =>
  form(page, edit).getByRole('button', { name }).click();

/** Returns a list that collects the requests that would change the profile. */
function watchUpdates(page: Page): Request[] {
  const updates: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') updates.push(request);
  });
  return updates;
}

test.beforeEach(async ({ sandbox, mailbox, applicant, openSignedIn }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  await openSignedIn(applicant, { path: paths.settings });
});

test(
  'the first press on a control reaches it although a hint appears above the control',
  { tag: ['@settings', '@full'] },
  async ({ page }) => {
    for (const { section, label, text, hint } of [
      { section: 'email', label: 'Email', text: 'Zz0', hint: /^This does not look like/ },
      { section: 'phone', label: 'Phone', text: '1', hint: /^A US phone number/ },
      { section: 'address', label: 'State', text: 'C', hint: /^Two letters/ },
      { section: 'address', label: 'ZIP code', text: '1', hint: /^Five digits/ },
    ]) {
      await page.getByRole('button', { name: `Edit ${section}` }).click();
      const editing = page.getByRole('form', { name: `Edit ${section}` });
      const due = { field: editing.getByLabel(label), text, hint };
      const { pressed, missed } = await pressUnderHint(page, byMouse, due);
      expect(missed, label).toEqual([]);
      expect(pressed, label).toBeGreaterThan(1);
      await editing.getByRole('button', { name: 'Cancel' }).click();
      await expect(editing).toBeHidden();
    }
  },
);

test(
  'each section is saved with its own request, and refetched',
  { tag: ['@settings', '@smoke'] },
  async ({ page, applicant }) => {
    await expect(detail(page, 'Email')).toContainText(applicant.email);
    const updates = watchUpdates(page);
    const asked = watchApi(page);
    const calls: string[] = [];
    const profileCalls = () => {
      calls.push(...asked().filter((call) => call.endsWith('/profile')));
      return calls;
    };
    const expected: string[] = [];
    for (const edit of edits) {
      await openEdited(page, edit);
      await press(page, edit, 'Save');
      await expect(toast(page, edit.saved)).toBeVisible();
      await expect(detail(page, edit.term)).toContainText(edit.shown);
      await expect(page.getByRole('button', { name: `Edit ${edit.section}` })).toBeFocused();
      expected.push('PUT /profile', 'GET /profile');
      await expect.poll(profileCalls, { message: edit.section }).toEqual(expected);
    }
    expect(updates.map((update) => update.postDataJSON() as object)).toEqual(
      edits.map(({ sent }) => sent(applicant)),
    );
    await page.reload();
    for (const { term, shown } of edits) await expect(detail(page, term)).toContainText(shown);
  },
);

test(
  'leaving Settings with unsaved edits asks for confirmation first',
  { tag: ['@settings', '@full'] },
  async ({ page, applicant }) => {
    const [email] = edits as [Edit];
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await openEdited(page, email);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(question).toContainText('Your changes to email have not been saved.');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form(page, email).getByLabel('Email')).toHaveValue('somewhere.else@example.com');

    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(detail(page, 'Email')).toContainText(applicant.email);

    await openEdited(page, email);
    await page.getByRole('link', { name: 'Home' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

    await goTo(page, 'Settings');
    await openEdited(page, email);
    // Logs out from the navigation sheet, which has to close before the prompt can be answered.
    await page.setViewportSize({ width: 360, height: 800 });
    const navigation = page.getByRole('button', { name: 'Navigation', exact: true });
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await navigation.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(leave.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(navigation).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Logout' }).click();
    await leave.getByRole('button', { name: 'Leave' }).click();
    await expectLogin(page);
  },
);
