import { html } from './html.ts';
import { renderPage, sandboxPaths } from './page.ts';

/** Renders a placeholder for a page of the company that the portal links to, such as the terms. */
function placeholder(path: string, title: string): string {
  const content = html`<p class="lede">
    This page is a placeholder for the company's ${title.toLowerCase()}, because the sandbox's
    customers are fictional.
  </p>`;
  return renderPage({ path, title, content });
}

export const placeholderPages = {
  [sandboxPaths.terms]: placeholder(sandboxPaths.terms, 'Terms of Service'),
  [sandboxPaths.privacy]: placeholder(sandboxPaths.privacy, 'Privacy Policy'),
};
