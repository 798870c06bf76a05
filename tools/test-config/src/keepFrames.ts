// jsdom draws frames, and takes focus away from hidden elements, in an interval that it starts with
// the global `setInterval` and stops when nothing is left to do. If a test has faked that function
// at the start, the interval never runs, and later tests on the page get no frames. An endless loop
// of frames keeps the real interval running.
if (typeof window !== 'undefined') {
  const { requestAnimationFrame } = globalThis;
  const requestNext = () => void requestAnimationFrame(requestNext);
  requestNext();
}
