import { randomUUID } from 'node:crypto';

let count = 0;

/** Somebody who writes, with words that nobody else uses, so that they are found wherever they go. */
export type Visitor = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly type: 'chw' | 'volunteer' | 'partner';
  readonly id: string;
};

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

/** An address of the block for measurements (RFC 2544), another one at each call. */
export function newAddress(): string {
  count += 1;
  return `198.18.${(count >> 8) & 255}.${count & 255}`;
}

export const fourFields = ({ name, email, message, type }: Visitor) => ({
  name,
  email,
  message,
  type,
});
