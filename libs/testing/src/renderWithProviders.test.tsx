import { screen } from '@testing-library/react';
import { Link, useLocation, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { renderWithProviders } from './renderWithProviders.tsx';

const Where = () => <p>{useLocation().pathname}</p>;

test('renders one element at the given path', async () => {
  renderWithProviders(<Where />, { path: '/settings' });
  expect(await screen.findByText('/settings')).toBeVisible();
});

test('renders lists and fragments as elements, not as routes', async () => {
  renderWithProviders([<Where key="where" />], { path: '/bonuses' });
  expect(await screen.findByText('/bonuses')).toBeVisible();
});

const Leave = () => <Link to="/away">Leave</Link>;

const lazyRoutes: RouteObject[] = [
  { path: '/lazy', lazy: () => Promise.resolve({ Component: Leave }) },
];

test.each(['first', 'second'])(
  'the same lazy routes can be rendered repeatedly: %s time',
  async () => {
    const { router, user } = renderWithProviders(lazyRoutes, { path: '/lazy' });
    await user.click(await screen.findByRole('link', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe('/away');
  },
);
