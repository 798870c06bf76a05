import { html, type Html } from './html.ts';

/** The paths of the sandbox's own pages. */
export const sandboxPaths = {
  index: '/__sandbox',
  mail: '/__sandbox/mail',
  mailJson: '/__sandbox/mail.json',
  /** Takes the text messages of an outside sign-in service. */
  textMessages: '/__sandbox/text-messages',
  mailTemplates: '/__sandbox/mail-templates',
  customersJson: '/__sandbox/customers.json',
  registrationsJson: '/__sandbox/registrations.json',
  document: '/__sandbox/documents',
  provider: '/__sandbox/provider',
  styles: '/__sandbox/styles.css',
  terms: '/__sandbox/terms',
  privacy: '/__sandbox/privacy',
} as const;

/** Headers of the sandbox's own answers: nothing is cached, and a page loads only its styles. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const navigationLink = (path: string, label: string, current: string): Html =>
  html`<a href="${path}" aria-current="${path === current ? 'page' : 'false'}">${label}</a>`;

/** Renders a sandbox page without scripts or inline styles, for light and dark color schemes. */
export function renderPage(page: { path: string; title: string; content: Html }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} – Bank Bonuses sandbox</title>
        <link rel="stylesheet" href="${sandboxPaths.styles}" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <p class="product">Bank Bonuses <span>sandbox</span></p>
          <nav aria-label="Sandbox">
            ${navigationLink(sandboxPaths.index, 'Overview', page.path)}
            ${navigationLink(sandboxPaths.mail, 'Mailbox', page.path)}
            <a href="/">Portal</a>
          </nav>
        </header>
        <main id="content">
          <h1>${page.title}</h1>
          ${page.content}
        </main>
      </body>
    </html> `.markup;
}
