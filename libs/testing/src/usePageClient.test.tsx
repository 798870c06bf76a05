import { useApiClient } from '@bank-bonuses/api-client/react';
import { mockFailures, fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { startTestServer } from './server.ts';
import { TestProviders } from './TestProviders.tsx';

const server = startTestServer(mockApi.profile());

function openPage() {
  const opened: { client?: ReturnType<typeof useApiClient> } = {};
  function Page() {
    opened.client = useApiClient();
    return null;
  }
  const { unmount } = render(
    <StrictMode>
      <TestProviders>
        <Page />
      </TestProviders>
    </StrictMode>,
  );
  return { client: opened.client!, unmount };
}

test('a mounted page calls the server, also in strict mode', async () => {
  expect(await openPage().client.getProfile()).toEqual(fixtures.profile);
});

test('an unmounted page sends and logs nothing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = vi.fn(mockFailures.serverError());
  server.use(mockApi.profile(response));
  const { client, unmount } = openPage();
  unmount();
  const call = client.getProfile({ timeoutMs: 20 });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(response).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test('an unmounted page does not log a running call', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const request = Promise.withResolvers<void>();
  const response = Promise.withResolvers<Response>();
  server.use(
    mockApi.profile(() => {
      request.resolve();
      return response.promise;
    }),
  );
  const { client, unmount } = openPage();
  const call = client.getProfile();
  await request.promise;
  unmount();
  response.resolve(new Response(null, { status: 500 }));
  await expect(call).rejects.toMatchObject({ name: 'HttpError' });
  expect(log).not.toHaveBeenCalled();
});
