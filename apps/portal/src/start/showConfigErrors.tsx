import { createRoot } from 'react-dom/client';

/** Loaded only where it is needed: every other visitor should not pay for it. */
export async function showConfigErrors(container: HTMLElement, errors: string[]): Promise<void> {
  const page = await import('../pages/ConfigErrorPage.tsx').catch(() => undefined);
  if (page) createRoot(container).render(<page.ConfigErrorPage errors={errors} />);
  // The HTML's own words, as for every script that the page cannot start without.
  else document.getElementById('start-failed')?.removeAttribute('hidden');
}
