import { createServer } from 'node:net';

const loopbackHosts = ['127.0.0.1', '::1'];

/** Tries to listen for a moment. Answers the port, or undefined when somebody else listens there. */
function probe(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      // A machine without IPv6 has no ::1 to be taken.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else reject(error);
    });
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => {
        resolve(taken);
      });
    });
  });
}

/**
 * The wished port if nobody listens on it under either of localhost's addresses, else undefined; 0 wishes for any.
 * A browser may prefer the address on which another program listens, so one free address is not enough.
 */
export async function findPort(wished: number): Promise<number | undefined> {
  let port: number | undefined = wished;
  for (const host of loopbackHosts) {
    port = await probe(host, port);
    if (port === undefined) return undefined;
  }
  return port;
}
