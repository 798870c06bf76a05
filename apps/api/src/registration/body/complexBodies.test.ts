import { expect, test } from 'vitest';
import { testService } from '../../testing/testService.ts';

const manyKeys = `{${Array.from({ length: 900_000 }, (_, at) => `"${at}":1`).join()}}`;

test.each([
  ['an object of 900,000 keys', manyKeys],
  ['arrays nested 7,500,000 deep', '['.repeat(7_500_000) + ']'.repeat(7_500_000)],
  ['the beginning of arrays nested 16,000,000 deep', '['.repeat(16_000_000)],
])('rejects %s without parsing it', async (_name, payload) => {
  const { app } = await testService();
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/user/register', headers, payload });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    detail: [{ loc: ['body'], msg: 'Is too complex', type: 'size' }],
  });
});
