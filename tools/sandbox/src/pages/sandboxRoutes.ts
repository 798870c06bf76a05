import type { FastifyPluginCallback } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCustomersOf } from '../customers/demoCustomers.ts';
import { renderMailbox } from '../mailbox/mailboxPage.ts';
import { queryText } from '../signIn/http/body.ts';
import type { SignInContext } from '../signIn/context.ts';
import { setAuthErrorHandler } from '../signIn/http/errors.ts';
import { readOutbox } from '../signIn/mails/outbox.ts';
import { renderIndex } from './indexPage.ts';
import { sandboxPaths } from './page.ts';
import { addPageHeaders } from './pageHeaders.ts';
import { placeholderPages } from './placeholderPages.ts';

const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');
const pageLimit = 100;
const jsonLimit = 1_000;

/**
 * Content security policy for displaying a mail: allows inline styles and links that open in a new
 * tab or the top window; blocks scripts and requests.
 */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * Serves the sandbox's own pages, and their data as JSON. None of these routes exist in the
 * deployed service.
 */
export function sandboxRoutes(
  context: SignInContext,
  onError: (error: unknown) => void = () => undefined,
): FastifyPluginCallback {
  return (app, _options, done) => {
    addPageHeaders(app);
    const customers = () => demoCustomersOf(context.settings);
    setAuthErrorHandler(app, onError);
    app.get(sandboxPaths.styles, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(styles),
    );
    for (const path of [sandboxPaths.index, `${sandboxPaths.index}/`]) {
      app.get(path, (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(renderIndex(customers())),
      );
    }
    app.get(sandboxPaths.mail, async (request, reply) => {
      const to = queryText(request, 'to') || undefined;
      const mails = await readOutbox(context.db, { to, limit: pageLimit });
      return reply.type('text/html; charset=utf-8').send(renderMailbox(mails, to));
    });
    app.get<{ Params: { id: string } }>(`${sandboxPaths.mail}/:id`, async (request, reply) => {
      const mails = await readOutbox(context.db, { limit: jsonLimit });
      const mail = mails.find(({ id }) => id === request.params.id);
      if (!mail) return reply.status(404).type('text/plain').send('Mail not found.');
      return reply
        .header('content-security-policy', mailPolicy)
        .type('text/html; charset=utf-8')
        .send(mail.html);
    });
    app.get(sandboxPaths.mailJson, (request) => {
      const to = queryText(request, 'to') || undefined;
      return readOutbox(context.db, { to, limit: jsonLimit });
    });
    app.get(sandboxPaths.customersJson, customers);
    for (const [path, page] of Object.entries(placeholderPages)) {
      app.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
    }
    app.get(`${sandboxPaths.index}/*`, (_request, reply) =>
      reply.status(404).type('text/plain').send('Page not found.'),
    );
    done();
  };
}
