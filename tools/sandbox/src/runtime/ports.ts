import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const loopbackHosts = ['127.0.0.1', '::1'];

/** Listens on the port briefly. Resolves to the port, or to undefined if it is already in use. */
async function probe(host: string, port: number): Promise<number | undefined> {
  const server = createServer().listen({ host, port, exclusive: true });
  try {
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return undefined;
    // Without IPv6, this machine has no address ::1, so the port cannot be in use there.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return port;
    throw error;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/**
 * Resolves to `wished` if that port is free on both addresses of localhost (127.0.0.1 and ::1),
 * otherwise to undefined. 0 chooses any free port. Checks both addresses, because a browser may
 * prefer the one on which another program listens.
 */
export async function findPort(wished: number): Promise<number | undefined> {
  let port: number | undefined = wished;
  for (const host of loopbackHosts) {
    port = await probe(host, port);
    if (port === undefined) return undefined;
  }
  return port;
}
