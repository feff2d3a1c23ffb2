import { randomUUID } from 'node:crypto';

import type { FilledForm } from '@wnc/validation/contact';

let count = 0;

/** A visitor with unique words, so that they can be found wherever they leak. */
export type Visitor = Readonly<FilledForm> & { readonly id: string };

export function newVisitor(): Visitor {
  count += 1;
  const mark = `${count.toString(36)}q${randomUUID().slice(0, 6)}`;
  return {
    name: `Canario Uno${mark}`,
    email: `canario.dos${mark}@example.org`,
    message: `Canta el canario tres${mark}:\nnobody else says this.`,
    type: 'volunteer',
    id: randomUUID(),
  };
}

/** An address from the block for benchmarks (RFC 2544), a new one on each call. */
export function newAddress(): string {
  count += 1;
  return `198.18.${(count >> 8) & 255}.${count & 255}`;
}

/** The form as a browser without JavaScript sends it: no script has made an id. */
export function withoutId(visitor: Visitor): FilledForm {
  const { id: _, ...form } = visitor;
  return form;
}
