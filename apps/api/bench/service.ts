import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The deployed service in its own process. */
export interface ServiceProcess {
  url: string;
  /** Resident memory of the process in bytes. */
  memory(): Promise<number>;
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
      ...allocatorSettings(),
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
  const memory = async () => {
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(service.pid)]);
    return Number(stdout) * 1024;
  };
  return { url: `http://127.0.0.1:${port}`, memory, stop };
}

/** Returns the allocator settings of the container image. */
function allocatorSettings(): NodeJS.ProcessEnv {
  const dockerfile = readFileSync(join(import.meta.dirname, '../deploy/Dockerfile'), 'utf8');
  const settings = [...dockerfile.matchAll(/(MALLOC_\w+)=(\d+)/g)];
  if (settings.length === 0) throw new Error('The Dockerfile sets no MALLOC_ variables.');
  return Object.fromEntries(settings.map(([, name = '', value = '']) => [name, value]));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
