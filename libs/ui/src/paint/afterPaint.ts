/**
 * Runs work after the next paint, which answers a press or a key, and not before it. A page that nobody sees is not
 * painted until somebody does: there it is done at once, so that nothing old is seen first.
 *
 * @returns calls it off
 */
export function afterPaint(work: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    work();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame's own callbacks run before its paint.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
