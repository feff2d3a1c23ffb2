/** The one function that the page calls. */
export const CONTACT_FUNCTION = 'send-contact-email';

/** The base URL of the backend's functions. */
export const functionsUrl = (): string => `${import.meta.env.VITE_SUPABASE_URL}/functions/v1`;

/** Where the browser submits the form without JavaScript. */
export const formAction = (): string => `${functionsUrl()}/${CONTACT_FUNCTION}`;
