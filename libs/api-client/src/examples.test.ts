import { expect, it } from 'vitest';
import { balanceLines } from '../examples/operations/getAccounts.ts';
import { earningLines } from '../examples/operations/getDashboardStats.ts';
import { greetingName } from '../examples/operations/getProfile.ts';
import { bonusesInProgress } from '../examples/operations/listEnrollments.ts';
import { allCompletions } from '../examples/operations/listTaskCompletions.ts';
import { submit } from '../examples/operations/register.ts';
import { changePhone } from '../examples/operations/updateProfile.ts';
import { mockFailures, fixtures, mockApi } from './testing/index.ts';
import { clientFor, expectLog, server } from './test/client.testing.ts';

// Runs the files in `examples`, which are part of the package.
const client = clientFor();

it('the examples of reads return the data of the fixtures', async () => {
  const { earnings_overview } = fixtures.dashboardStats;
  expect(await earningLines(client)).toHaveLength(earnings_overview.length + 1);
  expect(await allCompletions(client)).toEqual(fixtures.taskCompletions);
  expect(await balanceLines(client)).toContain('Chase: $500');
  const states = (await bonusesInProgress(client)).map(({ status }) => status);
  expect(new Set(states)).toEqual(new Set(['in_progress']));
  expect(await greetingName(client)).toBe(fixtures.profile.first_name);
});

it('the getProfile example returns null for a missing registration', async () => {
  server.use(mockApi.profile(mockFailures.registrationMissing()));
  expectLog('API call failed: GET /api/user/profile: HttpError 404');
  expect(await greetingName(client)).toBeNull();
});

it('the updateProfile example returns the errors of the field', async () => {
  expect(await changePhone(client, '5550100124')).toEqual([]);
  const issue = { loc: ['body', 'personal_phone'], msg: 'Must have ten digits', type: 'pattern' };
  server.use(mockApi.updateProfile(mockFailures.validation(issue)));
  expectLog('API call failed: PUT /api/user/profile: HttpError 422');
  expect(await changePhone(client, '1')).toMatchObject([{ message: 'Must have ten digits' }]);
});

it('the register example returns the text for the applicant', async () => {
  expect(await submit(client, fixtures.wireRegistration)).toMatch(
    /^Thank you\. Your reference: \S/,
  );
  server.use(mockApi.register(mockFailures.detail(402, 'Your card was declined.')));
  expectLog('API call failed: POST /api/user/register: HttpError 402');
  expect(await submit(client, fixtures.cardRegistration)).toBe('Your card was declined.');
});
