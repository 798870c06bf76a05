import { createIdleAuth } from '@bank-bonuses/auth';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { PortalProviders } from './PortalProviders.tsx';
import { portalRoutes } from './routes.tsx';
import { LoadingFrame } from './signedIn/frame/LoadingFrame.tsx';
import { titleOf } from './titles.ts';

export interface RenderedHtml {
  title: string;
  html: string;
}

const handler = createStaticHandler(portalRoutes);

/**
 * Returns the HTML of a public page as a visitor without a session sees it, without scripts and
 * settings.
 */
export async function renderPage(address: string): Promise<RenderedHtml> {
  const context = await handler.query(new Request(new URL(address, 'http://portal.invalid')));
  if (context instanceof Response) throw new Error(`${address} is redirected, not rendered.`);
  // Without this check, the build would publish the router's error page instead of the page.
  if (context.errors) throw new Error(`${address} cannot be rendered.`, { cause: context.errors });
  const html = await toHtml(
    <PortalProviders auth={createIdleAuth()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PortalProviders>,
  );
  return {
    title: titleOf(
      context.matches.map(({ route }) => route),
      context.location.search,
    ),
    html,
  };
}

/** Returns the HTML of all URLs that are not prerendered, visible until the script runs. */
export async function renderShell(): Promise<RenderedHtml> {
  return { title: titleOf([]), html: await toHtml(<LoadingFrame />) };
}

async function toHtml(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(content, {
    // With the default limit, React would split a long page into parts that an inline script joins.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
