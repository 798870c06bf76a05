import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../index.ts';
import { ApiClientProvider, useApiClient } from './index.ts';

const client = createApiClient({ baseUrl: 'https://api.example.com', getAccessToken: () => null });

describe('useApiClient', () => {
  function Address() {
    return <p>{useApiClient() === client ? 'the client' : 'another'}</p>;
  }

  it('returns the client of the provider', () => {
    const html = renderToString(
      <ApiClientProvider client={client}>
        <Address />
      </ApiClientProvider>,
    );
    expect(html).toBe('<p>the client</p>');
  });

  it('throws without a provider', () => {
    expect(() => renderToString(<Address />)).toThrow('Wrap the component in <ApiClientProvider>');
  });
});
