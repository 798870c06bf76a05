import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The service as it is deployed, in a process of its own. */
export interface ServiceProcess {
  url: string;
  stop(): Promise<void>;
}

export async function startServiceProcess(env: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const port = await freePort();
  const main = join(import.meta.dirname, '../src/main.ts');
  const service = spawn(process.execPath, ['--conditions=@bank-bonuses/source', main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: String(port),
      CARD_PROCESSOR: 'test',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  const lines = createInterface({ input: service.stdout });
  const started = new Promise<void>((resolve) => {
    lines.on('line', (line) => line.includes('service.started') && resolve());
  });
  const failed = ended.then(() => Promise.reject(new Error('The service does not start.')));
  await Promise.race([started, failed]);
  const stop = async () => {
    service.kill('SIGTERM');
    await ended;
  };
  failed.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
