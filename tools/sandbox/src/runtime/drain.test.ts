import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addDrain } from './drain.ts';

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function startApp() {
  const app = fastify();
  const drain = addDrain(app, '/inner');
  const [arrived, released] = [deferred(), deferred()];
  app.get('/inner', () => 'inner');
  app.get('/slow', async () => {
    arrived.resolve();
    await released.promise;
    const inner = await fetch(`${url}/inner`);
    return inner.text();
  });
  const url = await app.listen({ port: 0 });
  return { app, drain, url, arrived: arrived.promise, release: released.resolve };
}

describe('stopping', () => {
  it('finishes what is in flight, with its calls to this very process, and takes nothing new', async () => {
    const { app, drain, url, arrived, release } = await startApp();
    const slow = fetch(`${url}/slow`);
    await arrived;
    let isDone = false;
    const finished = drain.finish(60_000).then(() => {
      isDone = true;
    });
    const late = await fetch(`${url}/slow`);
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
    expect(isDone).toBe(false);
    release();
    expect(await (await slow).text()).toBe('inner');
    await finished;
    await app.close();
  });

  it('does not wait for ever', async () => {
    const { app, drain, url, arrived, release } = await startApp();
    const slow = fetch(`${url}/slow`);
    await arrived;
    await drain.finish(1);
    release();
    await slow;
    await app.close();
  });

  it('does not wait for a client that has gone away', async () => {
    const { app, drain, url, arrived, release } = await startApp();
    const controller = new AbortController();
    const slow = fetch(`${url}/slow`, { signal: controller.signal });
    await arrived;
    controller.abort();
    await expect(slow).rejects.toThrow();
    await drain.finish(60_000);
    release();
    await app.close();
  });
});
