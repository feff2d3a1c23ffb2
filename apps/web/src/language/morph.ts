/**
 * Gives a node the words of its twin in another language: copies texts and attributes, recursively.
 * Elements are kept, so that nothing typed, chosen, open or loaded is lost. An attribute that the
 * twin lacks is kept too, since a script may have set it, except for `lang`.
 */
export function morph(node: Node, twin: Node): void {
  if (node.isEqualNode(twin)) return;
  if (!(node instanceof Element && twin instanceof Element)) {
    node.nodeValue = twin.nodeValue;
    return;
  }
  // The same in every language, so the twin comes without it: prerender/reduceToWords.ts.
  if (node.hasAttribute('data-art')) return;
  for (const name of twin.getAttributeNames()) {
    const value = twin.getAttribute(name) ?? '';
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  if (!twin.hasAttribute('lang')) node.removeAttribute('lang');
  morphChildren(node, twin);
}

/** Matches children by node name, in the order of the twin, since word order differs. */
function morphChildren(node: Element, twin: Element): void {
  const spare = [...node.childNodes];
  const children = [...twin.childNodes].map((child) => {
    const index = spare.findIndex(({ nodeName }) => nodeName === child.nodeName);
    const [own] = index < 0 ? [] : spare.splice(index, 1);
    if (!own) return document.importNode(child, true);
    morph(own, child);
    return own;
  });
  arrange(node, children);
}

/**
 * Puts the children in order. An element stays attached if it can, and text moves around it: an
 * element detached even for a moment loses the focus and what is open in it.
 */
function arrange(node: Element, children: readonly Node[]): void {
  for (const [index, child] of children.entries()) {
    const there = () => node.childNodes.item(index);
    if (child instanceof Element) while (there() instanceof Text) there().remove();
    if (child !== there()) node.insertBefore(child, there());
  }
  while (node.childNodes.length > children.length) node.lastChild?.remove();
}
