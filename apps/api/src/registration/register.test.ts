import { expect, test } from 'vitest';
import { cardPayload, wirePayload } from '../testing/payloads.ts';
import { testService } from '../testing/testService.ts';

test('registers a customer who pays by card', async () => {
  const service = await testService();
  const user = service.identity.addUser();
  const answer = await service.post(cardPayload(user));
  expect(answer.body).toContain('received');
  expect(answer.statusCode).toBe(201);
});

test('registers a customer who has sent a wire', async () => {
  const service = await testService();
  const user = service.identity.addUser();
  const answer = await service.post(wirePayload(user));
  expect(answer.body).toContain('received');
});
