/** The fields to type in, in the order of the form. */
export const typedFields = ['name', 'email', 'message'] as const;
/** The fields that a visitor fills in. */
export const visibleFields = [...typedFields, 'type'] as const;

export type TypedField = (typeof typedFields)[number];
export type VisibleField = (typeof visibleFields)[number];
