import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Link, useBlocker } from './index.ts';
import { open } from './openPages.testing.tsx';

describe('a question before a page is left', () => {
  function Form() {
    const [isHeld, setHeld] = useState(true);
    const blocked = useBlocker(() => isHeld);
    return (
      <>
        <Link to="/next">Next</Link>
        <button onClick={() => setHeld(false)}>Save</button>
        {blocked && <button onClick={blocked.proceed}>Leave</button>}
        {blocked && <button onClick={blocked.reset}>Stay</button>}
      </>
    );
  }
  const routes = [
    { path: '/', Component: Form },
    { path: '/next', element: <p>Next page</p> },
  ];
  const press = (name: string) => fireEvent.click(screen.getByText(name));

  test('stands until it is answered', () => {
    const { router } = open(routes);
    press('Next');
    press('Stay');
    expect(screen.queryByText('Stay')).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    press('Next');
    press('Leave');
    expect(screen.getByText('Next page')).toBeInTheDocument();
  });

  test('is asked as the page was drawn last', () => {
    open(routes);
    press('Save');
    press('Next');
    expect(screen.getByText('Next page')).toBeInTheDocument();
  });

  test('does not outlive its page', async () => {
    const { router } = open(routes);
    press('Next');
    press('Leave');
    await act(() => router.navigate(-1));
    expect(screen.getByText('Next')).toBeInTheDocument();
    expect(screen.queryByText('Stay')).toBeNull();
  });
});
