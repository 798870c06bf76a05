import { beforeAll, describe, expect, test } from 'vitest';
import { wirePayload } from '../testing/payloads.ts';
import { countFor } from '../testing/registrationRows.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { birthDateIssue } from './birthDate.ts';

const invalid = 'Please enter a valid date of birth';
const tooYoung = 'You must be at least 18 years old to register';
const noon = '2026-11-22T12:00:00Z';

describe('a birth date', () => {
  test.each([
    ['1990-04-12', noon, undefined],
    ['1900-01-01', noon, undefined],
    ['1899-12-31', noon, invalid],
    ['0001-01-01', noon, invalid],
    ['2026-11-24', noon, invalid],
    ['2100-01-01', noon, invalid],
    ['9999-12-31', noon, invalid],
    // Tomorrow in UTC, but already today on Kiritimati (UTC+14).
    ['2026-11-23', noon, tooYoung],
    ['2026-11-23', '2026-11-22T09:59:59Z', invalid],
    ['2026-11-22', noon, tooYoung],
    ['2008-11-22', noon, undefined],
    // Turns 18 today in the earliest time zone, UTC+14.
    ['2008-11-23', '2026-11-22T10:00:00Z', undefined],
    ['2008-11-23', '2026-11-22T09:59:59Z', tooYoung],
    ['2008-11-24', noon, tooYoung],
    ['2008-02-29', '2026-02-28T09:59:59Z', tooYoung],
    ['2008-02-29', '2026-02-28T10:00:00Z', undefined],
    // The 18th birthday is in the next year, which has already started in UTC+14.
    ['2009-01-01', '2026-12-31T10:00:00Z', undefined],
    ['2009-01-01', '2026-12-31T09:59:59Z', tooYoung],
  ])('of %s, checked at %s, has the error: %s', (birthDate, now, msg) => {
    expect(birthDateIssue(birthDate, new Date(now))?.msg).toBe(msg);
  });
});

describe('a registration', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService({ clock: () => new Date(noon) });
  });

  test.each([
    ['2030-01-01', invalid],
    ['1899-12-31', invalid],
    ['2008-11-24', tooYoung],
  ])(
    'of a person born on %s is rejected with the name of the field',
    async (date_of_birth, msg) => {
      const user = service.identity.addUser();
      const answer = await service.post(wirePayload(user, { date_of_birth }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ detail: [{ loc: ['body', 'date_of_birth'], msg }] });
      expect(await countFor(service.db, user.id)).toMatchObject({ registrations: 0 });
    },
  );

  test('of a person who turns 18 today is accepted', async () => {
    const user = service.identity.addUser();
    const answer = await service.post(wirePayload(user, { date_of_birth: '2008-11-22' }));
    expect(answer.statusCode).toBe(201);
  });

  test.each([
    ['a social security number that was never issued', { ssn: '000-12-3456' }],
    ['a phone number of one digit', { personal_phone: '5' }],
  ])(
    'with %s is accepted, because the wizard advises but does not block',
    async (_what, changes) => {
      const user = service.identity.addUser();
      expect((await service.post(wirePayload(user, changes))).statusCode).toBe(201);
    },
  );
});
