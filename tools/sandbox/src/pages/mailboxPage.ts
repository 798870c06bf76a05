import { html, type Html } from './html.ts';
import { renderPage, sandboxPaths } from './page.ts';
import type { SentMail } from '../signInService/store.ts';

function sentAt(createdAt: string): Html {
  const readable = `${createdAt.slice(0, 10)} ${createdAt.slice(11, 19)} UTC`;
  return html`<time datetime="${createdAt}">${readable}</time>`;
}

function mailCard(mail: SentMail): Html {
  const onlyThis = `${sandboxPaths.mail}?to=${encodeURIComponent(mail.to)}`;
  const links = mail.links.map(
    (link, index) =>
      html`<a class="action" href="${link}" aria-describedby="mail-${mail.id}"
        >Open link${mail.links.length > 1 ? ` ${index + 1}` : ''}</a
      > `,
  );
  const code =
    mail.code === null ? '' : html`<p>Code: <strong class="code">${mail.code}</strong></p>`;
  const text =
    mail.text === ''
      ? ''
      : html`<details>
          <summary>Plain text</summary>
          <pre>${mail.text}</pre>
        </details>`;
  return html`<article class="card" aria-labelledby="mail-${mail.id}">
    <h2 id="mail-${mail.id}">${mail.subject}</h2>
    <p class="quiet">To <a href="${onlyThis}">${mail.to}</a>, ${sentAt(mail.createdAt)}</p>
    ${code}
    <p class="actions">${links}</p>
    <p>
      <a href="${sandboxPaths.mail}/${mail.id}" aria-describedby="mail-${mail.id}">View message</a>
    </p>
    ${text}
  </article> `;
}

/**
 * Renders the mailbox page: all mails and text messages, newest first. The sandbox only stores them
 * and does not send them.
 */
export function renderMailbox(mails: SentMail[], to: string | undefined): string {
  const which =
    to === undefined
      ? 'Nothing leaves this machine: every mail that the portal sends appears here, newest first.'
      : `Mail to ${to}, newest first.`;
  const lede = html`<p class="lede">${which} <a href="${sandboxPaths.mail}">Show all mail</a></p>`;
  const empty = html`<p class="card">
    No mail yet. Mail appears here when a customer registers or resets a password. Reload this page
    to see it.
  </p>`;
  const content = html`${lede}${mails.length === 0 ? empty : mails.map(mailCard)}`;
  return renderPage({ path: sandboxPaths.mail, title: 'Mailbox', content });
}
