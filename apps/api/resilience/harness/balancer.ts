import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** A round-robin load balancer in front of several instances. */
export interface Balancer {
  url: string;
  /**
   * URLs of the instances to which requests were sent, in order. Includes instances that refused
   * the connection.
   */
  turns: string[];
  close(): void;
}

/**
 * Forwards requests to the instances in turn. If an instance refuses the connection, the next one
 * gets the request; an aborted request gets a 502 response.
 */
export async function startBalancer(instances: readonly string[]): Promise<Balancer> {
  const turns: string[] = [];
  let next = 0;

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = Buffer.concat((await incoming.toArray()) as Buffer[]);
    for (let tried = 0; tried < instances.length; tried += 1) {
      const instance = instances[next % instances.length] ?? '';
      next += 1;
      turns.push(instance);
      const outcome = await pass(instance, incoming, body).catch((error: unknown) =>
        error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
          ? 'refused'
          : 'broken',
      );
      if (outcome === 'refused') continue;
      if (outcome === 'broken') break;
      outgoing.writeHead(outcome.status, outcome.headers).end(outcome.body);
      return;
    }
    outgoing.writeHead(502).end();
  };
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    turns,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(instance: string, incoming: IncomingMessage, body: Buffer) {
  const { method, url = '/', headers, socket } = incoming;
  const passed = request(`${instance}${url}`, {
    method,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
    agent: false,
  });
  passed.end(body);
  const [answer] = (await once(passed, 'response')) as [IncomingMessage];
  const chunks = (await answer.toArray()) as Buffer[];
  // Hop-by-hop headers, which describe the connection to the instance.
  const passedOn = Object.entries(answer.headers).filter(
    ([name]) => name !== 'transfer-encoding' && name !== 'connection',
  );
  return {
    status: answer.statusCode ?? 502,
    headers: Object.fromEntries(passedOn),
    body: Buffer.concat(chunks),
  };
}
