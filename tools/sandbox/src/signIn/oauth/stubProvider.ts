import { providerName } from '@bank-bonuses/portal-config/providers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allSignInsCustomer, hasAllSignIns } from '../../customers/demoCustomers.ts';
import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import type { SignInContext } from '../context.ts';
import { queryText } from '../http/body.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { externalUrl } from '../settings.ts';
import { issueStubCode, readProfile } from './stubProfile.ts';

/** Content security policy of the stub's page: allows only the sandbox's style sheet. */
const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

function requireStub({ settings }: SignInContext): void {
  if (settings.stubProviders.length === 0) throw new AuthApiError(404, 'not_found', 'Not found');
}

/** Returns the hint below the email field: which account an address signs in to. */
function emailHint({ settings }: SignInContext): string {
  const { email, name } = allSignInsCustomer;
  const others = 'An address without an account creates a new account.';
  return hasAllSignIns(settings) ? `${email} logs in as ${name}. ${others}` : others;
}

function page(context: SignInContext, state: string, provider: string): string {
  const name = providerName(provider);
  return renderPage({
    path: '',
    title: `Log in with ${name}`,
    content: html`<p class="lede">
        This page replaces ${name} and accepts any input. Use fictional people only.
      </p>
      <form class="card form" action="stub-provider/answer" method="get">
        <input type="hidden" name="state" value="${state}" />
        <p>
          <label for="email">Email</label>
          <input
            id="email"
            type="email"
            name="email"
            required
            autocomplete="off"
            aria-describedby="email-hint"
          />
          <span class="quiet" id="email-hint">${emailHint(context)}</span>
        </p>
        <p>
          <label for="name">Name</label>
          <input id="name" name="name" autocomplete="off" />
        </p>
        <p>
          <label for="account">Account id</label>
          <input id="account" name="account" autocomplete="off" aria-describedby="account-hint" />
          <span class="quiet" id="account-hint">Defaults to the email address.</span>
        </p>
        <p>
          <label class="check">
            <input type="checkbox" name="verified" value="yes" checked />
            The email address is verified
          </label>
        </p>
        <p class="actions">
          <button class="action" name="answer" value="allow">Allow</button>
          <button class="action secondary" name="answer" value="deny" formnovalidate>Deny</button>
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

/**
 * Registers the stub of a social provider: a form, and a redirect back to the callback with an
 * authorization code.
 */
export function stubProviderRoutes(app: FastifyInstance, context: SignInContext): void {
  app.get('/stub-provider', { exposeHeadRoute: false }, (request, reply) => {
    requireStub(context);
    const [state, provider] = [queryText(request, 'state'), queryText(request, 'provider')];
    return reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(page(context, state, provider));
  });

  app.get('/stub-provider/answer', { exposeHeadRoute: false }, (request, reply) => {
    requireStub(context);
    const state = queryText(request, 'state');
    const query = new URLSearchParams({ ...answerOf(context, request), state });
    return reply.redirect(`${externalUrl(context.settings)}/callback?${query.toString()}`, 302);
  });
}
