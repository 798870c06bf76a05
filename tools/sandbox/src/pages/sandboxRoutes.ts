import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoCustomer } from '../customers/demoCustomers.ts';
import type { SignIn } from '../signInService/context.ts';
import { handleErrors } from '../signInService/errors.ts';
import { queryText } from '../signInService/request.ts';
import { putIntoMailbox, readMailbox } from '../signInService/store.ts';
import {
  readDocument,
  storedRegistrations,
  type StoredRowDeps,
} from '../storedRows/storedRegistrations.ts';
import { supabaseMails } from '../supabaseMails.ts';
import { html } from './html.ts';
import { renderIndex } from './indexPage.ts';
import { renderMailbox } from './mailboxPage.ts';
import { pageHeaders, renderPage, sandboxPaths } from './page.ts';

const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');
const maxMails = 1_000;

/** Seconds for which Supabase Auth accepts the code of a text message. */
const textMessageSeconds = 300;

/**
 * Content security policy of a mail: inline styles, and links that open in a new tab or the top
 * window; no scripts and no requests.
 */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);

const notFound = (reply: FastifyReply, what: string) =>
  reply.status(404).type('text/plain').send(`${what} not found.`);

/** Renders a placeholder for a page of the company that the portal links to. */
const placeholder = (path: string, title: string): string =>
  renderPage({
    path,
    title,
    content: html`<p class="lede">
      This page is a placeholder for the company's ${title.toLowerCase()}, because the sandbox's
      customers are fictional.
    </p>`,
  });

/** Serves the sandbox's own pages, and their data and the stored rows as JSON. */
export function sandboxRoutes(
  {
    signIn,
    customers,
    ...deps
  }: StoredRowDeps & { signIn: SignIn; customers: readonly DemoCustomer[] },
  onError: (error: unknown) => void = () => undefined,
): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(pageHeaders);
    });
    handleErrors(app, onError);
    app.get(sandboxPaths.styles, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(styles),
    );
    for (const path of [sandboxPaths.index, `${sandboxPaths.index}/`]) {
      app.get(path, (_request, reply) => sendPage(reply, renderIndex(customers)));
    }
    app.get(sandboxPaths.customersJson, () => customers);
    app.get(sandboxPaths.mail, async (request, reply) => {
      const to = queryText(request, 'to') || undefined;
      const mails = await readMailbox(signIn.db, { to, limit: 100 });
      return sendPage(reply, renderMailbox(mails, to));
    });
    app.get<{ Params: { id: string } }>(`${sandboxPaths.mail}/:id`, async (request, reply) => {
      const mails = await readMailbox(signIn.db, { limit: maxMails });
      const mail = mails.find(({ id }) => id === request.params.id);
      if (mail === undefined) return notFound(reply, 'Mail');
      return sendPage(reply.header('content-security-policy', mailPolicy), mail.html);
    });
    app.get(sandboxPaths.mailJson, (request) => {
      const to = queryText(request, 'to') || undefined;
      return readMailbox(signIn.db, { to, limit: maxMails });
    });
    // For an outside sign-in service: Supabase Auth fetches the templates of its mails.
    app.get<{ Params: { file: string } }>(
      `${sandboxPaths.mailTemplates}/:file`,
      (request, reply) => {
        const template = supabaseMails.find(({ file }) => file === request.params.file);
        if (template === undefined) return notFound(reply, 'Template');
        return sendPage(reply.header('content-security-policy', mailPolicy), template.html);
      },
    );
    // For the hook with which Supabase Auth sends text messages.
    app.post<{ Body: { sms?: { phone?: string; otp?: string } } }>(
      sandboxPaths.textMessages,
      async ({ body: { sms: { phone = '', otp = '' } = {} } }) => {
        const to = phone.replace(/^\+/, '');
        const message = signIn.mails.textMessage(otp, textMessageSeconds);
        await putIntoMailbox(signIn.db, { ...message, to, createdAt: new Date().toISOString() });
        return {};
      },
    );
    app.get(sandboxPaths.registrationsJson, (request) =>
      storedRegistrations(deps, queryText(request, 'email')),
    );
    app.get<{ Params: { id: string } }>(`${sandboxPaths.document}/:id`, async (request, reply) => {
      const document = await readDocument(deps, request.params.id);
      if (document === undefined) return notFound(reply, 'Document');
      return reply.type(document.contentType).send(document.bytes);
    });
    const { terms, privacy } = sandboxPaths;
    app.get(terms, (_request, reply) => sendPage(reply, placeholder(terms, 'Terms of Service')));
    app.get(privacy, (_request, reply) => sendPage(reply, placeholder(privacy, 'Privacy Policy')));
    app.get(`${sandboxPaths.index}/*`, (_request, reply) => notFound(reply, 'Page'));
    done();
  };
}
