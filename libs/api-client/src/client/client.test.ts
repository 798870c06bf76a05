import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { contract } from '../test/contract.testing.ts';
import { fixtures, mockApi } from '../testing/index.ts';
import { clientFor, server } from '../test/client.testing.ts';

describe('the signed-in calls', () => {
  it('return the data of each endpoint', async () => {
    const client = clientFor();
    expect(await client.getDashboardStats()).toEqual(fixtures.dashboardStats);
    expect(await client.getAccounts()).toEqual(fixtures.accounts);
    expect(await client.listEnrollments()).toEqual(fixtures.enrollments);
    expect(await client.getProfile()).toEqual(fixtures.profile);
  });

  it('request page 1 with ten entries by default', async () => {
    const page = await clientFor().listTaskCompletions();
    expect(page).toEqual({ items: fixtures.taskCompletions.slice(0, 10), total: 23 });
  });

  it('request the given page and page size', async () => {
    const page = await clientFor().listTaskCompletions({ page: 5, perPage: 5 });
    expect(page).toEqual({ items: fixtures.taskCompletions.slice(20), total: 23 });
  });

  it('send bank and type as query parameters, and omit them without a filter', async () => {
    const queries: string[] = [];
    server.use(mockApi.taskCompletions(fixtures.taskCompletions, { canFilter: true }));
    server.events.on('request:start', ({ request }) => queries.push(new URL(request.url).search));
    const all = await clientFor().listTaskCompletions();
    const some = await clientFor().listTaskCompletions({ bank: 'SoFi', taskType: 'Bonus paid' });
    expect(queries).toEqual([
      '?page=1&per_page=10',
      '?page=1&per_page=10&bank=SoFi&task_type=Bonus%20paid',
    ]);
    expect(all.filters?.banks).toEqual(['Chase', 'Fidelity', 'SoFi', 'Wells Fargo']);
    expect(some.total).toBe(6);
    expect(new Set(some.items?.map(({ bank }) => bank))).toEqual(new Set(['SoFi']));
    expect(some.filters).toEqual(all.filters);
  });

  it('ask for the current token before each call', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.get('*/api/user/accounts', ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return HttpResponse.json(fixtures.noAccounts);
      }),
    );
    const tokens = ['first', 'second', null];
    const client = clientFor({ getAccessToken: () => Promise.resolve(tokens.shift() ?? null) });
    for (let call = 0; call < 3; call += 1) await client.getAccounts();
    expect(seen).toEqual(['Bearer first', 'Bearer second', null]);
  });

  it('prepend the base URL, with or without a trailing slash', async () => {
    const seen: string[] = [];
    const answer = (request: Request) => {
      seen.push(request.url);
      return Promise.resolve(HttpResponse.json(fixtures.enrollments));
    };
    for (const baseUrl of ['https://api.example.com', 'https://example.com/portal/']) {
      await clientFor({ baseUrl, fetch: answer }).listEnrollments();
    }
    expect(seen).toEqual([
      'https://api.example.com/api/user/enrollments',
      'https://example.com/portal/api/user/enrollments',
    ]);
  });
});

describe('updateProfile', () => {
  it('sends one group and returns it as stored', async () => {
    const updates: unknown[] = [];
    server.use(mockApi.updateProfile(undefined, (group) => updates.push(group)));
    const stored = await clientFor().updateProfile({ irs_withholding: true });
    expect(stored).toEqual({ irs_withholding: true });
    expect(updates).toEqual([{ irs_withholding: true }]);
  });
});

describe('register', () => {
  it('posts the payload as JSON without a token, even when there is a session', async () => {
    const posts: { payload: unknown; headers: Headers }[] = [];
    server.use(mockApi.register(undefined, (payload, headers) => posts.push({ payload, headers })));
    const receipt = await clientFor().register(fixtures.cardRegistration);
    expect(receipt).toEqual(fixtures.receipt);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.payload).toEqual(fixtures.cardRegistration);
    expect(posts[0]?.headers.get('Authorization')).toBeNull();
    expect(posts[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('sends the versions of the shown agreements in a header', async () => {
    const seen: unknown[] = [];
    server.use(
      mockApi.register(undefined, (payload, headers) =>
        seen.push(Object.keys(payload).length, headers.get('Agreement-Versions')),
      ),
    );
    const agreementVersions = { terms_of_service: '1.0', contractor_agreement: '2.1-draft' };
    await clientFor().register(fixtures.wireRegistration, { agreementVersions });
    const keys = Object.keys(fixtures.wireRegistration).length;
    expect(seen).toEqual([keys, 'terms_of_service=1.0, contractor_agreement=2.1-draft']);
    const { schema } = contract.components.parameters['AgreementVersions'] ?? {};
    expect(seen[1]).toMatch(new RegExp(schema?.pattern ?? 'no pattern'));
  });

  it('sends no Agreement-Versions header without versions', async () => {
    const seen: boolean[] = [];
    const note = (_payload: unknown, headers: Headers) =>
      seen.push(headers.has('Agreement-Versions'));
    server.use(mockApi.register(undefined, note));
    await clientFor().register(fixtures.wireRegistration, { agreementVersions: {} });
    expect(seen).toEqual([false]);
  });

  it('does not call getAccessToken', async () => {
    const getAccessToken = () => expect.unreachable();
    await clientFor({ getAccessToken }).register(fixtures.wireRegistration);
  });
});

it('reads and writes never follow redirects or use the browser’s cache', async () => {
  const seen: Request[] = [];
  const client = clientFor({
    fetch: (request) => {
      seen.push(request);
      return Promise.resolve(HttpResponse.json(fixtures.profile));
    },
  });
  await client.getProfile();
  await client.updateProfile({ personal_phone: '5550100124' });
  await client.register(fixtures.cardRegistration);
  const strict = { redirect: 'error', cache: 'no-store' };
  expect(seen).toMatchObject([strict, strict, strict]);
});
