/** The one function that the page calls. */
export const CONTACT_FUNCTION = 'send-contact-email';

/** The address under which the backend keeps its functions. */
export const functionsUrl = (): string => `${import.meta.env.VITE_SUPABASE_URL}/functions/v1`;

/** Where the form goes when it is sent without JavaScript. */
export const formAction = (): string => `${functionsUrl()}/${CONTACT_FUNCTION}`;
