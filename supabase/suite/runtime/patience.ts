/**
 * Divides every deadline that a case does not hurry: what is looked at is what happens, and not how
 * fast the machine is.
 */
export const PATIENCE = 0.1;
