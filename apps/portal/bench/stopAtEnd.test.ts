import { expect, test, vi } from 'vitest';
import { stopAtEnd } from './stopAtEnd.ts';

test('everything that runs is stopped if a later start fails, the last one first', async () => {
  const stopped: string[] = [];
  const running = (name: string) => ({ stop: vi.fn(async () => void stopped.push(name)) });
  const work = stopAtEnd((register) => {
    register(running('portal'));
    register(running('browser'));
    return Promise.reject(new Error('not started'));
  });
  await expect(work).rejects.toThrow('not started');
  expect(stopped).toEqual(['browser', 'portal']);
});
