import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leanAuthClient } from './leanAuthClient.ts';

const entry = join(import.meta.dirname, 'entry.js');

/** The script of a page that makes a client. */
async function bundle(...plugins: Plugin[]): Promise<string> {
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) =>
      id === entry
        ? `import { AuthClient } from '@supabase/supabase-js';
           export const client = new AuthClient({ url: 'https://auth.example.com' });`
        : null,
  };
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [page, ...plugins],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? '';
}

interface Client {
  admin: {
    url: string;
    fetch: (url: string, init: RequestInit) => Promise<Response>;
    signOut(token: string, scope: string): Promise<{ error: { status?: number } | null }>;
  };
}

const clientOf = async (code: string) =>
  ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { client: Client }).client;

test('passkeys, wallets and administration are left out, and the client can be made', async () => {
  const inWallets = 'wants you to sign in with your Ethereum account';
  const inPasskeys = 'ERROR_AUTHENTICATOR_GENERAL_ERROR';
  const inAdministration = '/admin/generate_link';
  const whole = await bundle();
  const lean = await bundle(leanAuthClient());
  for (const text of [inWallets, inPasskeys, inAdministration]) {
    expect(whole).toContain(text);
    expect(lean).not.toContain(text);
  }
  expect(await clientOf(lean)).toHaveProperty('getSession');
});

test('the session of a token can be ended, and a refusal is told', async () => {
  const { admin } = await clientOf(await bundle(leanAuthClient()));
  const calls: unknown[] = [];
  for (const status of [204, 401]) {
    admin.fetch = (url, { method, headers }) => {
      calls.push([method, url, new Headers(headers).get('authorization')]);
      return Promise.resolve(
        status === 204 ? new Response(null, { status }) : Response.json({ msg: 'No' }, { status }),
      );
    };
    const { error } = await admin.signOut('token-1', 'others');
    expect(error?.status).toBe(status === 204 ? undefined : 401);
  }
  const call = ['POST', 'https://auth.example.com/logout?scope=others', 'Bearer token-1'];
  expect(calls).toEqual([call, call]);
});
