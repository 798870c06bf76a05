import '@testing-library/jest-dom/vitest';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Link, NavLink, useLocation, type Route } from './index.ts';
import { open } from './openPages.testing.tsx';

describe('a link', () => {
  const Page = () => <p>{JSON.stringify(useLocation())}</p>;
  const linkRoutes = (link: React.ReactNode): Route[] => [
    { path: '/start', element: link },
    { path: '*', Component: Page },
  ];

  test('has its address and what else it was given', () => {
    const ref = vi.fn();
    open(
      linkRoutes(
        <Link ref={ref} to={{ pathname: '/next', search: 'x=1' }} className="way" aria-label="On">
          Next
        </Link>,
      ),
      '/start',
    );
    const link = screen.getByRole('link', { name: 'On' });
    expect(link).toHaveAttribute('href', '/next?x=1');
    expect(link).toHaveClass('way');
    expect(ref).toHaveBeenCalledWith(link);
  });

  test('opens its page with its state, as a new entry', () => {
    const { router } = open(
      linkRoutes(
        <Link to="/next" state={{ email: 'avery@example.com' }}>
          Next
        </Link>,
      ),
      '/start',
    );
    expect(fireEvent.click(screen.getByText('Next'))).toBe(false);
    expect(router.state).toMatchObject({
      historyAction: 'PUSH',
      location: { pathname: '/next', state: { email: 'avery@example.com' } },
    });
  });

  test('to the page itself adds no entry', () => {
    const { router } = open(linkRoutes(<Link to="/start">Again</Link>), '/start');
    fireEvent.click(screen.getByText('Again'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test.each([
    ['in a new tab', { ctrlKey: true }],
    ['in a new tab of a Mac', { metaKey: true }],
    ['in a new window', { shiftKey: true }],
    ['to be stored', { altKey: true }],
    ['by the middle button', { button: 1 }],
  ])('that is pressed %s is the browser’s', (_how, how) => {
    const { router } = open(linkRoutes(<Link to="/next">Next</Link>), '/start');
    // jsdom would try to load the page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('Next'), how);
    expect(router.state.location.pathname).toBe('/start');
  });

  test.each([
    ['_blank', '/start'],
    ['_self', '/next'],
  ])('for %s ends at %s', (target, end) => {
    const { router } = open(
      linkRoutes(
        <Link to="/next" target={target}>
          Next
        </Link>,
      ),
      '/start',
    );
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('Next'));
    expect(router.state.location.pathname).toBe(end);
  });

  test('can be told not to lead on', () => {
    const { router } = open(
      linkRoutes(
        <Link to="/next" onClick={(event) => event.preventDefault()}>
          Next
        </Link>,
      ),
      '/start',
    );
    fireEvent.click(screen.getByText('Next'));
    expect(router.state.location.pathname).toBe('/start');
  });

  test.each([
    ['/start', 'page'],
    ['/start/', 'page'],
    ['/starting', null],
    ['/start/more', null],
  ])('of a navigation says at %s whether its page is shown: %s', (path, current) => {
    open([{ path: '*', element: <NavLink to="/start">Start</NavLink> }], path);
    expect(screen.getByText('Start').getAttribute('aria-current')).toBe(current);
  });
});
