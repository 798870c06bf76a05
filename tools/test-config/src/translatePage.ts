/**
 * Changes the page in the same way as Chrome's built-in translation, including everything that is
 * added later: replaces each text node with two nested `font` elements around a new text node.
 * React still refers to the old text node, so it throws when it removes that node or inserts before
 * it. The text itself does not change, so that tests can find it. Returns a function that stops the
 * translation.
 */
export function translatePage(): () => void {
  const observer = new MutationObserver(translate);
  translate();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    // Translates additions that the observer has not reported yet, because a test may read the page
    // immediately.
    translate();
    observer.disconnect();
  };
}

function translate(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(isTranslated)) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  }
}

function isTranslated({ data, parentElement }: Text): boolean {
  return (
    data.trim() !== '' &&
    parentElement !== null &&
    !parentElement.matches('font > font, script, style, option, textarea, svg *')
  );
}
