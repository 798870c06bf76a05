/**
 * Runs a module once the page is there, as one that stands in the page itself; shows the way out where it cannot be
 * loaded. The content policy lets no script add another to the page.
 *
 * @param load imports it
 */
export function startModule(load: () => Promise<unknown>): void {
  const start = () => void load().catch(showWayOut);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

function showWayOut(error: unknown): void {
  console.error(error);
  const wayOut = document.getElementById('start-failed');
  if (wayOut) wayOut.hidden = false;
}
