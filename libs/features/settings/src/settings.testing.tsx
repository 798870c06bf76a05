import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { renderWithProviders, type RenderOptions } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { Link, Outlet } from 'react-router';
import { settingsRoutes } from './routes.tsx';

/** The shell's layout around every signed-in screen, as far as it matters here. */
const Layout = () => (
  <>
    <nav>
      <Link to={paths.dashboard}>Home</Link>
    </nav>
    <main>
      <Outlet />
    </main>
  </>
);

/** Opens the settings of a signed-in customer. */
export const openSettings = (options: RenderOptions = {}) =>
  renderWithProviders([{ Component: Layout, children: settingsRoutes }], {
    path: paths.settings,
    auth: createFakeAuth({ state: signedInAs() }),
    ...options,
  });

/** The section of this name once it is open. */
export const form = (name: string) => within(screen.getByRole('form', { name: `Edit ${name}` }));

/** What stands beside a term. */
export function detail(term: string): HTMLElement {
  const line = screen.getByText(term, { selector: 'dt' }).parentElement;
  if (!line) throw new Error(`${term} stands in no line.`);
  return within(line).getByRole('definition');
}
