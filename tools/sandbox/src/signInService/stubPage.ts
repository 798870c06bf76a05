import { providerName } from '@bank-bonuses/product/providers';
import { demoCustomersOf, type DemoCustomer } from '../customers/demoCustomers.ts';
import { html, type Html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';

const people = demoCustomersOf({ stubProviders: ['google'], phoneFactors: true });

function personForm(state: string, { name, email }: DemoCustomer): Html {
  return html`<form class="actions" action="callback" method="get">
    <input type="hidden" name="state" value="${state}" />
    <input type="hidden" name="email" value="${email}" />
    <input type="hidden" name="name" value="${name}" />
    <button class="action">${name}</button> ${email}
  </form> `;
}

/** Renders the page that replaces a social provider: the demo people, any other person, or none. */
export function stubPage({ state, provider }: { state: string; provider: string }): string {
  const name = providerName(provider);
  return renderPage({
    path: '',
    title: `Log in with ${name}`,
    content: html`<p class="lede">
        This page replaces ${name} and accepts everybody. Use fictional people only.
      </p>
      <form class="card form" action="callback" method="get">
        <input type="hidden" name="state" value="${state}" />
        <p>
          <label for="email">Email</label>
          <input id="email" type="email" name="email" required autocomplete="off" />
        </p>
        <p>
          <label for="name">Name</label>
          <input id="name" name="name" autocomplete="off" />
        </p>
        <p class="actions">
          <button class="action" name="answer" value="allow">Allow</button>
          <button class="action" name="answer" value="deny" formnovalidate>Deny</button>
        </p>
      </form>
      <h2>Demo customers</h2>
      ${people.map((person) => personForm(state, person))}`,
  });
}
