import type { DemoCustomer } from '../customers/demoCustomers.ts';
import { html, type Html } from './html.ts';
import { renderPage, sandboxPaths } from './page.ts';

/** Renders the TOTP secret or the phone number of a demo customer's second step. */
function secondStep({ secret, phone }: DemoCustomer): Html | string {
  if (secret !== undefined) {
    return html`<dt>Authenticator secret</dt>
      <dd>${secret}</dd>`;
  }
  if (phone === undefined) return '';
  return html`<dt>Phone for codes</dt>
    <dd><a href="${sandboxPaths.mail}?to=${phone}">+${phone}</a></dd>`;
}

function customerCard(customer: DemoCustomer): Html {
  return html`<article class="card">
    <h2>${customer.name}</h2>
    <p>${customer.about}</p>
    <dl>
      <dt>Email</dt>
      <dd>${customer.email}</dd>
      <dt>Password</dt>
      <dd>${customer.password}</dd>
      ${secondStep(customer)}
    </dl>
  </article> `;
}

/** Renders the overview page: links and demo customers. */
export function renderIndex(customers: readonly DemoCustomer[]): string {
  const content = html`<p class="lede">
      The whole product on this machine: the portal, its service, a sign-in service, a mailbox and
      fictional customers. No mail is sent and no card is charged.
    </p>
    <p class="actions">
      <a class="action" href="/">Open the portal</a>
      <a href="${sandboxPaths.mail}">Open the mailbox</a>
    </p>
    <h2>Demo customers</h2>
    ${customers.map(customerCard)}`;
  return renderPage({ path: sandboxPaths.index, title: 'Sandbox', content });
}
