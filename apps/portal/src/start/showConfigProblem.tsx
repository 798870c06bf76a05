import { createRoot } from 'react-dom/client';

/** Loaded only where it is needed: every other visitor should not pay for it. */
export async function showConfigProblem(container: HTMLElement, problems: string[]): Promise<void> {
  const page = await import('../pages/ConfigProblemPage.tsx').catch(() => undefined);
  if (page) createRoot(container).render(<page.ConfigProblemPage problems={problems} />);
  // The HTML's own words, as for every script that the page cannot start without.
  else document.getElementById('start-failed')?.removeAttribute('hidden');
}
