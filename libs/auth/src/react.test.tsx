import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createIdleAuth, type Auth } from './createAuth.ts';
import { createFakeAuth, signedInAs } from './testing/fake.ts';
import { AuthProvider, useSession } from './react.tsx';

afterEach(cleanup);

function Screen() {
  const session = useSession();
  return <p>{session.status === 'signed-in' ? session.user.email : session.status}</p>;
}

const tree = (auth: Auth) => (
  <StrictMode>
    <AuthProvider auth={auth}>
      <Screen />
    </AuthProvider>
  </StrictMode>
);

test('useSession re-renders when the customer signs out', () => {
  const auth = createFakeAuth({ state: signedInAs({ email: 'sam.okafor@example.com' }) });
  render(tree(auth));
  expect(screen.getByText('sam.okafor@example.com')).toBeTruthy();
  act(() => auth.setState({ status: 'signed-out' }));
  expect(screen.getByText('signed-out')).toBeTruthy();
});

test('useSession returns loading during prerendering and hydration, then the session', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const html = renderToString(tree(createIdleAuth()));
  expect(html).toBe('<p>loading</p>');
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  render(tree(createFakeAuth({ state: signedInAs() })), { container: root, hydrate: true });
  expect(root.textContent).toBe('alex.rivera@example.com');
  expect(complaints).not.toHaveBeenCalled();
});

test('useAuth throws without a provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Screen />)).toThrow('useAuth needs an AuthProvider above it.');
});
