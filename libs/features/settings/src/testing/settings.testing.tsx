import type { ProfileUpdate } from '@bank-bonuses/api-client';
import { mockApi, type MockFailure } from '@bank-bonuses/api-client/testing';
import { useAuth, useSignOutQuestion } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders, type RenderOptions } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { Link, Outlet } from 'react-router';
import { settingsFeature } from '../feature.ts';
// Imported here, so that no test waits while the lazy page is compiled.
import '../SettingsPage.tsx';
import '../security/SecurityDetails.tsx';

/** A layout like the shell's: a link to Home, a Logout button, and a `main` element. */
function Layout() {
  const auth = useAuth();
  const passQuestion = useSignOutQuestion();
  return (
    <>
      <nav>
        <Link to={paths.dashboard}>Home</Link>
        <button onClick={() => passQuestion(() => void auth.signOut())}>Logout</button>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

/** Opens Settings as a signed-in customer. */
export const openSettings = (options: RenderOptions = {}) =>
  renderWithProviders(
    [
      {
        Component: Layout,
        children: [{ path: settingsFeature.path, lazy: { Component: settingsFeature.loadPage } }],
      },
    ],
    {
      path: paths.settings,
      auth: createFakeAuth({ state: signedInAs() }),
      ...options,
    },
  );

/** Returns queries for the open form of the section with this name. */
export const form = (name: string) => within(screen.getByRole('form', { name: `Edit ${name}` }));

/** Returns the element with the value of a term. */
export function detail(term: string): HTMLElement {
  const line = screen.getByText(term, { selector: 'dt' }).parentElement;
  if (!line) throw new Error(`The term '${term}' has no value.`);
  return within(line).getByRole('definition');
}

export interface Edit {
  section: string;
  /** Text to type into each field, by label. The text 'chosen' clicks the option instead. */
  fields: Record<string, string>;
}

/** Opens a section and fills in the fields. */
export async function edit(user: UserEvent, { section, fields }: Edit) {
  await user.click(await screen.findByRole('button', { name: `Edit ${section}` }));
  for (const [label, text] of Object.entries(fields)) {
    const field = form(section).getByLabelText(label);
    if (text === 'chosen') await user.click(field);
    else {
      await user.clear(field);
      if (text) await user.type(field, text);
    }
  }
}

/** Opens Settings and one of its sections, and fills in the fields. */
export const openEdited = async (the: Edit) => {
  const page = openSettings();
  await screen.findByText('Avery');
  await edit(page.user, the);
  return page;
};

export const press = (user: UserEvent, section: string, name: string) =>
  user.click(form(section).getByRole('button', { name }));

/** Mocks the profile update and records the bodies that are sent. */
export function recordUpdates(
  server: { use: (...handlers: RequestHandler[]) => void },
  mockFailure?: MockFailure,
) {
  const sent: ProfileUpdate[] = [];
  server.use(mockApi.updateProfile(mockFailure, (group) => sent.push(group)));
  return sent;
}
