/**
 * Changes the page in the same way as Chrome's built-in translation, including everything that is
 * added later: replaces each text node with two nested `font` elements around a new text node.
 * React still refers to the old text node, so it throws when it removes that node or inserts before
 * it. The text itself does not change, so that tests can find it. Returns a function that stops the
 * translation.
 */
export function translatePage(): () => void {
  translateWithin(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateWithin);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    // Translates additions that the observer has not reported yet, because a test may read the page
    // immediately.
    observer.takeRecords().forEach(({ addedNodes }) => addedNodes.forEach(translateWithin));
    observer.disconnect();
  };
}

function translateWithin(root: Node): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (node instanceof Text && isTranslated(node)) texts.push(node);
  for (const text of texts) {
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
