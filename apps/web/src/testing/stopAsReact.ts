/** Stops an event in a part of the page, as React does in one that it has not hydrated yet. */
export const stopAsReact = (part: Element, type: string): void =>
  part.addEventListener(type, (event) => event.stopPropagation());
