import { paths } from '@bank-bonuses/product/routes';
import type { Page, Request } from '@playwright/test';
import { watchApi } from '../../fixtures/network/api.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { edits, type Edit } from '../../pages/settingsEdits.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main, toast } from '../../pages/signedIn.ts';

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
