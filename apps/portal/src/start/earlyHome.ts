import { showEarlyHome } from './showEarlyHome.ts';
import { startModule } from './startModule.ts';

/** How long the portal may wait for the figures that the page shows by itself. */
const figuresFirstMs = 500;

// Runs right after earlyCalls.js, in the page of the signed-in screens. Where that has asked for nothing, or an answer
// is not what was expected, the frame says 'Loading...' until React is there.
const { entry = '' } = document.currentScript?.dataset ?? {};
const start = () => startModule(() => import(/* @vite-ignore */ entry));
if (window.earlyCalls) {
  const answers = [...window.earlyCalls.answers.values()].map(({ answer }) => answer);
  const shown = showEarlyHome(answers).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, figuresFirstMs));
  // Scripts out of the cache would run just when the answers come, and keep a slow phone from painting them.
  void Promise.race([shown, late]).then(start);
} else start();
