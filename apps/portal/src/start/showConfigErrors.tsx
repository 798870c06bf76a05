import { createRoot } from 'react-dom/client';

/**
 * Renders the configuration errors. The code of the error page loads on demand, because a portal
 * with valid settings never needs it.
 */
export async function showConfigErrors(container: HTMLElement, errors: string[]): Promise<void> {
  const page = await import('../pages/ConfigErrorPage.tsx').catch(() => undefined);
  if (page) createRoot(container).render(<page.ConfigErrorPage errors={errors} />);
  // Shows the message in the HTML for scripts that failed to load.
  else document.getElementById('start-failed')?.removeAttribute('hidden');
}
