/** Divides every deadline that a case does not hurry, so that slow machines pass too. */
export const PATIENCE = 0.1;
