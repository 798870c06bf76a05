const waiting = new Set<() => void>();
let isPressing = false;
/**
 * Incremented at each press and release, so that the delayed end of one press does not end a later
 * press.
 */
let changes = 0;

/**
 * Runs a callback that may move elements of the page: now, or after the current press. When a press
 * moves focus away from a field, the blur happens between press and release. A hint or an error
 * that appears on blur would move the pressed control before its click is dispatched.
 * @returns a function that cancels the callback
 */
export function afterPress(work: () => void): () => void {
  if (!isPressing) {
    work();
    return () => undefined;
  }
  waiting.add(work);
  return () => void waiting.delete(work);
}

function begin({ button }: MouseEvent): void {
  if (button !== 0) return;
  isPressing = true;
  changes += 1;
}

/**
 * Ends the press in a later task, because the click is dispatched in the same task as the release.
 */
function end(): void {
  if (!isPressing) return;
  changes += 1;
  const seen = changes;
  setTimeout(() => {
    if (seen !== changes) return;
    isPressing = false;
    const works = [...waiting];
    waiting.clear();
    for (const work of works) work();
  });
}

// On touch, focus moves with the emulated mouse events, so both pointer and mouse events are
// handled.
if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true };
  for (const type of ['pointerdown', 'mousedown'] as const)
    window.addEventListener(type, begin, options);
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const)
    window.addEventListener(type, end, options);
  // In the capture phase, the window also receives the blur of each field; only the blur of the
  // window itself ends the press.
  window.addEventListener('blur', ({ target }) => !(target instanceof Node) && end(), options);
  // A release outside the window, or over the list of a select, dispatches no event, so a move
  // without a pressed button ends the press.
  window.addEventListener('pointermove', ({ buttons }) => buttons === 0 && end(), options);
}
