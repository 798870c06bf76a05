/**
 * Fetches the scripts of the later steps ahead, so that a connection that is cut later costs
 * nothing. A prefetch only fills the browser's cache: unlike an `import()`, its failure is not
 * remembered. The build lists the scripts in an attribute of the page's root element.
 */
export function prefetchLaterSteps(): void {
  const { later = '' } = document.getElementById('root')?.dataset ?? {};
  if (document.head.querySelector('link[rel="prefetch"]')) return;
  for (const href of later.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href }));
  }
}
