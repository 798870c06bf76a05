/**
 * Changes the page like Chrome's translation, now and for all later additions: replaces each text node with
 * two nested `font` elements around a new text node. React keeps its reference to the old node, so removing
 * it or inserting before it throws. The words stay the same, so that tests find them. Returns a function that
 * stops it.
 */
export function translatePage(page: Node = document.body): () => void {
  translateWithin(page);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateWithin);
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    // Translates the latest additions too: a test may read the page without waiting.
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
