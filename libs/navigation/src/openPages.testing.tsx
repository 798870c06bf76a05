import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach } from 'vitest';
import {
  createMemoryHistory,
  createRouter,
  Pages,
  type InitialEntry,
  type Route,
} from './index.ts';

afterEach(cleanup);

export const createTestRouter = (routes: Route[], path: InitialEntry = '/') =>
  createRouter(routes, createMemoryHistory({ initialEntries: [path] }));

export const open = (routes: Route[], path?: InitialEntry) => {
  const router = createTestRouter(routes, path);
  const view = render(
    <StrictMode>
      <Pages router={router} />
    </StrictMode>,
  );
  return { ...view, router };
};

export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
