import { showEarlyHome } from './showEarlyHome.ts';

// Runs right after earlyCalls.js, in the page of the signed-in screens. Where that has asked for nothing, or an answer
// is not what was expected, the frame says 'Loading...' until React is there.
if (window.earlyCalls) {
  const answers = [...window.earlyCalls.answers.values()].map(({ answer }) => answer);
  window.earlyHome = showEarlyHome(answers).catch(() => undefined);
}
