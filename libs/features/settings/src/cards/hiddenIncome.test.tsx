import { fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider } from '@bank-bonuses/ui';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
// Imported here, so that no test waits while the lazy page is compiled.
import '../SettingsPage.tsx';
import { settingsFeature } from '../feature.ts';
import { detail, form, press, recordUpdates } from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);

/** A layout like the shell's, with the button that hides amounts. Amounts are hidden at first. */
function Layout() {
  const [isHidden, setIsHidden] = useState(true);
  return (
    <AmountsProvider hidden={isHidden}>
      <button type="button" onClick={() => setIsHidden(!isHidden)}>
        Hide amounts
      </button>
      <main>
        <Outlet />
      </main>
    </AmountsProvider>
  );
}

async function openHidden() {
  const page = renderWithProviders(
    [
      {
        Component: Layout,
        children: [{ path: settingsFeature.path, lazy: { Component: settingsFeature.loadPage } }],
      },
    ],
    {
      path: paths.settings,
      auth: createFakeAuth({ state: signedInAs() }),
    },
  );
  await screen.findByText('Avery');
  return page;
}

const incomeField = () => form('employment').getByLabelText(/^Annual income/);
const everything = () => {
  const values = [...document.querySelectorAll('input')].map((input) => input.value);
  return document.body.innerHTML + values.join('\n');
};

test('the income is not in the document while amounts are hidden', async () => {
  const { user } = await openHidden();
  expect(detail('Annual income')).toHaveTextContent('••••');
  expect(screen.getByRole('img', { name: 'Amount hidden' })).toBeVisible();
  expect(everything()).not.toMatch(/75.?000|\$/);

  await user.click(screen.getByRole('button', { name: 'Edit employment' }));
  expect(incomeField()).toHaveValue('••••');
  expect(incomeField()).toHaveAttribute('readonly');
  expect(incomeField()).toHaveAccessibleDescription(/Show amounts to view or change it/);
  expect(everything()).not.toMatch(/75.?000|\$/);
});

test('a missing income is shown as "Not provided" while amounts are hidden', async () => {
  server.use(mockApi.profile({ ...fixtures.profile, income: '' }));
  await openHidden();
  expect(detail('Annual income')).toHaveTextContent('Not provided');
});

test('saving other fields does not change the hidden income', async () => {
  const sent = recordUpdates(server);
  const { user } = await openHidden();
  await user.click(screen.getByRole('button', { name: 'Edit employment' }));
  await user.type(incomeField(), '1');
  await user.clear(form('employment').getByLabelText(/^Employer/));
  await press(user, 'employment', 'Save');
  expect(await screen.findByText('Employment information updated successfully')).toBeVisible();
  expect(sent).toEqual([{ occupation: 'Teacher', employer: '', income: '$75,000' }]);
});

test('the typed income stays when amounts are hidden and shown again during the edit', async () => {
  const { user } = await openHidden();
  const toggle = screen.getByRole('button', { name: 'Hide amounts' });
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Edit employment' }));
  await user.type(incomeField(), ' or more');
  await user.click(toggle);
  expect(everything()).not.toMatch(/75.?000|or more/);
  await user.click(toggle);
  expect(incomeField()).toHaveValue('$75,000 or more');
});
