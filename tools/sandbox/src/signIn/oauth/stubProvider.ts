import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { SignInContext } from '../context.ts';
import { queryText } from '../http/body.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { externalUrl } from '../settings.ts';
import { issueStubCode, readProfile } from './stubProfile.ts';

/** The page has the sandbox's own styles and no script. */
const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

function requireStub({ settings }: SignInContext): void {
  if (settings.stubProviders.length === 0) throw new AuthApiError(404, 'not_found', 'Not found');
}

function page(state: string, provider: string): string {
  return renderPage({
    path: '',
    title: `Log in with ${provider}`,
    content: html`<p>
        This page stands in for the provider: it believes whatever you say. Use invented people
        only.
      </p>
      <form action="stub-provider/answer" method="get">
        <input type="hidden" name="state" value="${state}" />
        <p>
          <label>Email <input type="email" name="email" required autocomplete="off" /></label>
        </p>
        <p>
          <label>Name <input name="name" autocomplete="off" /></label>
        </p>
        <p>
          <label>Account id <input name="account" autocomplete="off" /></label>
        </p>
        <p>
          <label>
            <input type="checkbox" name="verified" value="yes" checked /> The email address is
            verified
          </label>
        </p>
        <p>
          <button name="answer" value="allow">Allow</button>
          <button name="answer" value="deny" formnovalidate>Deny</button>
        </p>
      </form>`,
  });
}

function answerOf(context: SignInContext, request: FastifyRequest): Record<string, string> {
  const text = (name: string) => queryText(request, name);
  if (text('answer') === 'deny') {
    return { error: 'access_denied', error_description: 'The user has denied your request.' };
  }
  const profile = readProfile(text);
  if (profile === undefined) throw invalid('The stub provider needs an email address');
  return { code: issueStubCode(context, text('state'), profile) };
}

/** A social provider for one machine: a form, and the way back with a code. */
export function stubProviderRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/stub-provider', { exposeHeadRoute: false }, (request, reply) => {
    requireStub(context);
    const [state, provider] = [queryText(request, 'state'), queryText(request, 'provider')];
    return reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(page(state, provider.slice(0, 40)));
  });

  app.get('/stub-provider/answer', { exposeHeadRoute: false }, (request, reply) => {
    requireStub(context);
    const state = queryText(request, 'state');
    const query = new URLSearchParams({ ...answerOf(context, request), state });
    return reply.redirect(`${externalUrl(context.settings)}/callback?${query.toString()}`, 302);
  });
}
