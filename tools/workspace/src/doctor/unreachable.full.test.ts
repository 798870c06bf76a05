import { once } from 'node:events';
import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, test } from 'vitest';
import { look, start } from './examine.testing.ts';
import { startFakeProject } from './fakeProject.testing.ts';
import { exitCodeOf } from './finding.ts';
import { selfSigned } from './selfSigned.testing.ts';

describe('unreachable project', () => {
  it('that never responds is reported after the time-out, at the first or at a later request', async () => {
    for (const path of ['GET /health', 'GET /settings']) {
      const { url } = await start({ [path]: 'hang' });
      const findings = await look(url, { timeoutMs: 300 });
      const [found] = findings.filter(({ state }) => state === 'unreachable');
      expect(found?.message).toContain('no complete response within 0.3 s');
    }
  });

  it('that refuses the connection is reported', async () => {
    const { url, close } = await startFakeProject();
    await close();
    const findings = await look(url);
    expect(findings.at(-1)?.message).toContain('the connection was refused');
    expect(exitCodeOf(findings)).toBe(2);
  });

  it('with a self-signed certificate is reported', async () => {
    const { url, requests } = await start({}, selfSigned(90));
    const findings = await look(url);
    expect(findings.at(-1)?.message).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect([exitCodeOf(findings), requests]).toEqual([2, []]);
  });

  it('that does not support TLS is reported', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const findings = await look(`https://localhost:${port}`);
    expect(findings.at(-1)?.message).toContain('does not support a usable TLS version');
    server.close();
  });
});

test.each([
  [90, 'ok'],
  [5, 'note'],
])(
  'the finding about a certificate that expires in %i days has the state %s',
  async (days, state) => {
    const usual = getCACertificates();
    const pair = selfSigned(days);
    setDefaultCACertificates([pair.cert]);
    try {
      const findings = await look((await start({}, pair)).url);
      const found = findings.find(({ check }) => check === 'TLS');
      expect(found?.state).toBe(state);
      expect(found?.message).toContain(`expires in ${days - 1} days`);
    } finally {
      setDefaultCACertificates(usual);
    }
  },
);
