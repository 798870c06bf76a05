import { once } from 'node:events';
import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, test } from 'vitest';
import { look, start } from './examine.testing.ts';
import { startFakeProject } from './fakeProject.testing.ts';
import { exitCodeOf } from './finding.ts';
import { selfSigned } from './selfSigned.testing.ts';

describe('a project that cannot be reached', () => {
  it('hangs: the deadline ends it, for one answer as for all', async () => {
    for (const path of ['GET /health', 'GET /settings']) {
      const { url } = await start({ [path]: 'hang' });
      const findings = await look(url, { timeoutMs: 300 });
      const [found] = findings.filter(({ state }) => state === 'unreachable');
      expect(found?.message).toContain('no whole answer within 0.3 s');
    }
  });

  it('refuses the connection', async () => {
    const { url, close } = await startFakeProject();
    await close();
    const findings = await look(url);
    expect(findings.at(-1)?.message).toContain('the connection is refused');
    expect(exitCodeOf(findings)).toBe(2);
  });

  it('has a certificate that nobody has signed', async () => {
    const { url, requests } = await start({}, selfSigned(90));
    const findings = await look(url);
    expect(findings.at(-1)?.message).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect([exitCodeOf(findings), requests]).toEqual([2, []]);
  });

  it('speaks no TLS', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const findings = await look(`https://localhost:${port}`);
    expect(findings.at(-1)?.message).toContain('speaks no TLS that can be used');
    server.close();
  });
});

test.each([
  [90, 'ok'],
  [5, 'note'],
])('tells how long a certificate lasts: %i days', async (days, state) => {
  const usual = getCACertificates();
  const pair = selfSigned(days);
  setDefaultCACertificates([pair.cert]);
  try {
    const findings = await look((await start({}, pair)).url);
    const found = findings.find(({ check }) => check === 'TLS');
    expect(found?.state).toBe(state);
    expect(found?.message).toContain(`lasts ${days - 1} more days`);
  } finally {
    setDefaultCACertificates(usual);
  }
});
