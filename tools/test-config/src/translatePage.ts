/**
 * Changes the page as the translation of Chrome does, now and whenever something is added: each text node
 * goes, and two `font` elements with a text of their own take its place. React keeps hold of the node that
 * went: to remove it, or to insert before it, throws. The words stay as they are, so that tests find them.
 * Returns what ends it.
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
