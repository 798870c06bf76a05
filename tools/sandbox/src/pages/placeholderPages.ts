import { html } from './html.ts';
import { renderPage, sandboxPaths } from './page.ts';

/** Renders a placeholder for a page of the company that the portal links to, such as the terms. */
function placeholder(path: string, title: string): string {
  const content = html`<p class="lede">
    This page stands for the company's ${title.toLowerCase()}. The sandbox has none, because its
    customers are fictional.
  </p>`;
  return renderPage({ path, title, content });
}

export const placeholderPages = {
  [sandboxPaths.terms]: placeholder(sandboxPaths.terms, 'Terms of Service'),
  [sandboxPaths.privacy]: placeholder(sandboxPaths.privacy, 'Privacy Policy'),
};
