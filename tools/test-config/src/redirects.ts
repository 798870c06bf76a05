import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Redirects with every status, to the same host and to another host. */
export const redirects = [301, 302, 303, 307, 308].flatMap((status) =>
  (['the same host', 'another host'] as const).map((to) => ({ status, to })),
);

export type Redirect = (typeof redirects)[number];

/** A local server that redirects every request, and the server to which it redirects. */
export interface RedirectingServer {
  url: string;
  /** The redirect that the server sends in response to the next requests. */
  redirect: Redirect;
  /** JSON responses that are sent instead of a redirect, by `METHOD /path`. */
  answers: Record<string, unknown>;
  /** Requests that were redirected, as `METHOD /path`. */
  redirected: string[];
  /** Requests that arrived at the redirect target, as `METHOD /path`. */
  followed: string[];
  close(): void;
}

const target = '/target';

export async function startRedirecting(): Promise<RedirectingServer> {
  const redirected: string[] = [];
  const followed: string[] = [];
  const state: Pick<RedirectingServer, 'redirect' | 'answers'> = {
    redirect: { status: 301, to: 'the same host' },
    answers: {},
  };
  const answerFollowed: RequestListener = (request, response) => {
    followed.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const other = createServer(answerFollowed);
  const otherUrl = `http://localhost:${await listen(other, 'localhost')}`;
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    if (url.startsWith(target)) return answerFollowed(request, response);
    request.resume();
    const call = `${method} ${url.split('?', 1)[0] ?? ''}`;
    if (call in state.answers) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(state.answers[call]));
      return;
    }
    redirected.push(call);
    const { status, to } = state.redirect;
    const location = `${to === 'another host' ? otherUrl : ''}${target}${url}`;
    response.writeHead(status, { location }).end();
  });
  const url = `http://127.0.0.1:${await listen(server, '127.0.0.1')}`;
  const close = () => {
    for (const each of [server, other]) {
      each.close();
      each.closeAllConnections();
    }
  };
  return Object.assign(state, { url, redirected, followed, close });
}

async function listen(server: Server, host: string): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
