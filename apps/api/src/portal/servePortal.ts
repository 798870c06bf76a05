import type { PortalConfig } from '@bank-bonuses/product/config';
import { filePolicy } from '@bank-bonuses/product/content-policy';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { loadPortal } from './builtPortal.ts';
import { contentTypeOf, namesFile } from './contentTypes.ts';
import { chooseEncoding, etagOf, type EncodedFile } from './encodedFile.ts';

export interface ServePortalOptions {
  /** The folder that `apps/portal` builds. */
  dir: string;
  config: PortalConfig;
}

const oneYear = 31_536_000;

/**
 * Serves the built portal: pages with the inserted settings and a strict content security policy,
 * and files with long cache lifetimes. Serves only files that existed at the start, so no URL can
 * reach other files.
 */
export const servePortal: FastifyPluginAsync<ServePortalOptions> = async (app, options) => {
  const portal = await loadPortal(options.dir, options.config);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${oneYear}`);
    }
  });

  app.get('/*', (request, reply) => {
    const [pathname = '/', query = ''] = request.url.split('?', 2);
    const file = portal.files.get(pathname);
    const isAsset = pathname === '/assets' || pathname.startsWith('/assets/');
    if (file) {
      void reply.headers({
        'cache-control': isAsset ? `public, max-age=${oneYear}, immutable` : 'public, max-age=3600',
        'content-security-policy': filePolicy,
      });
      return send(request, reply, pathname, file);
    }
    if (isAsset || namesFile(pathname)) {
      return reply
        .status(404)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': filePolicy })
        .type('text/plain; charset=utf-8')
        .send('Not found');
    }
    const page = portal.page(pathname, new URLSearchParams(query));
    void reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': page.policy,
      // Allows the camera, which takes the registration's photos, and no other device feature.
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    });
    return send(request, reply, '.html', page.file);
  });
};

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  file: EncodedFile,
): FastifyReply {
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  const etag = etagOf(file, encoding);
  void reply.header('etag', etag);
  if (file.bodies.br) void reply.header('vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(contentTypeOf(name)).send(file.bodies[encoding]);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
