import { http, type HttpHandler, HttpResponse } from 'msw';
import type {
  AccountsSummary,
  DashboardStats,
  Enrollment,
  ProfileUpdate,
  RegistrationPayload,
  RegistrationReceipt,
  TaskCompletion,
  TaskCompletionPage,
  UserProfile,
} from '../types.ts';
import type { MockFailure } from './mockFailures.ts';
import { fixtures } from './fixtures/index.ts';

// Returns a path that matches any origin and prefix, so that a handler works with any `baseUrl`.
const at = (path: string) => `*/api/user/${path}`;

type Body = object | readonly unknown[];

const answer = (body: Body | MockFailure, status = 200) =>
  typeof body === 'function' ? (body as MockFailure)() : HttpResponse.json(body, { status });

const read =
  <Data extends Body>(path: string, fixture: Data) =>
  (body: Data | MockFailure = fixture): HttpHandler =>
    http.get(at(path), () => answer(body));

/**
 * Creates the msw handlers: one per operation, which responds with a fixture, your data or one of
 * `mockFailures`.
 */
export const mockApi = {
  dashboardStats: read<DashboardStats>('dashboard/stats', fixtures.dashboardStats),

  /**
   * Responds with the requested page of the entries `all`. With `canFilter` it also filters by bank
   * and task type.
   */
  taskCompletions: (
    all: TaskCompletion[] | MockFailure = fixtures.taskCompletions,
    { canFilter = false } = {},
  ): HttpHandler =>
    http.get(at('task-completions'), ({ request }) => {
      if (typeof all === 'function') return answer(all);
      const query = new URL(request.url).searchParams;
      return answer(canFilter ? filteredPageOf(all, query) : pageOf(all, query));
    }),

  accounts: read<AccountsSummary>('accounts', fixtures.accounts),
  enrollments: read<Enrollment[]>('enrollments', fixtures.enrollments),
  profile: read<UserProfile>('profile', fixtures.profile),

  /** Responds with the group that the request contained, and passes the group to `onUpdate`. */
  updateProfile: (
    mockFailure?: MockFailure,
    onUpdate?: (group: ProfileUpdate) => void,
  ): HttpHandler =>
    http.put<never, ProfileUpdate>(at('profile'), async ({ request }) => {
      const group = await request.json();
      onUpdate?.(group);
      return answer(mockFailure ?? group);
    }),

  /**
   * Returns handlers for a profile that remembers its updates, for screens that refetch after
   * saving.
   */
  editableProfile: (initial: UserProfile = fixtures.profile): HttpHandler[] => {
    let current = initial;
    return [
      mockApi.profile(() => HttpResponse.json(current)),
      mockApi.updateProfile(undefined, (group) => {
        current = { ...current, ...group };
      }),
    ];
  },

  /** Responds with 201, and passes the payload and the request's headers to `onRegister`. */
  register: (
    body: RegistrationReceipt | MockFailure = fixtures.receipt,
    onRegister?: (payload: RegistrationPayload, headers: Headers) => void,
  ): HttpHandler =>
    http.post<never, RegistrationPayload>(at('register'), async ({ request }) => {
      onRegister?.(await request.json(), request.headers);
      return answer(body, 201);
    }),
};

/** Handlers for all seven operations, each of which responds with its fixture. */
export const handlers: HttpHandler[] = [
  mockApi.dashboardStats(),
  mockApi.taskCompletions(),
  mockApi.accounts(),
  mockApi.enrollments(),
  mockApi.profile(),
  mockApi.updateProfile(),
  mockApi.register(),
];

function pageOf(all: TaskCompletion[], query: URLSearchParams): TaskCompletionPage {
  const page = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('per_page') ?? 10);
  return { items: all.slice((page - 1) * perPage, page * perPage), total: all.length };
}

function filteredPageOf(all: TaskCompletion[], query: URLSearchParams): TaskCompletionPage {
  const wanted = (key: 'bank' | 'task_type') => (item: TaskCompletion) =>
    !query.has(key) || query.get(key) === item[key];
  const valuesOf = (key: 'bank' | 'task_type') => [...new Set(all.map((item) => item[key]))].sort();
  return {
    ...pageOf(all.filter(wanted('bank')).filter(wanted('task_type')), query),
    filters: { banks: valuesOf('bank'), task_types: valuesOf('task_type') },
  };
}
