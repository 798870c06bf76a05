import { createServer } from 'node:net';

const loopbackHosts = ['127.0.0.1', '::1'];

/** Listens on the port briefly. Resolves to the port, or to undefined if it is already in use. */
function probe(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      // Without IPv6, this machine has no address ::1, so the port cannot be in use there.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else reject(error);
    });
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
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
