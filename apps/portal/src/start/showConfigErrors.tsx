import { createRoot } from 'react-dom/client';

/**
 * Renders the configuration errors. Their page is loaded on demand, because other visitors do not need it.
 */
export async function showConfigErrors(container: HTMLElement, errors: string[]): Promise<void> {
  const page = await import('../pages/ConfigErrorPage.tsx').catch(() => undefined);
  if (page) createRoot(container).render(<page.ConfigErrorPage errors={errors} />);
  // Shows the error in the HTML, as for every script without which the page cannot start.
  else document.getElementById('start-failed')?.removeAttribute('hidden');
}
