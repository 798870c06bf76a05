import { fetchAhead } from './fetchAhead.ts';
import { recordEarlyClick } from './recordEarlyClick.ts';
import { showEarlyHome } from './showEarlyHome.ts';
import { startModule } from './startModule.ts';

/** How long the portal may wait for the figures that the page shows by itself. */
const figuresFirstMs = 500;

/**
 * The script of the page of the signed-in screens, after earlyCalls.js and beforePaint.js: shows Home's figures, asks for
 * the portal's scripts and runs them, and keeps what is pressed meanwhile. Where no early call was sent, or an answer is
 * not what was expected, the frame says 'Loading...' until React is there.
 */
recordEarlyClick();
const { dataset = {} } = document.currentScript ?? {};
const { entry = '' } = dataset;
const start = () => startModule(() => import(/* @vite-ignore */ entry));
if (window.earlyCalls) {
  const answers = [...window.earlyCalls.answers.values()].map(({ answer }) => answer);
  const shown = showEarlyHome(answers).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, figuresFirstMs));
  const figures = Promise.race([shown, late]);
  // Scripts out of the cache would run just when the answers come, and keep a slow phone from painting them.
  void figures.then(start);
  void fetchAhead(dataset, figures);
} else {
  start();
  void fetchAhead(dataset);
}
