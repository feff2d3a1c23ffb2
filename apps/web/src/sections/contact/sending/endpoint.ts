/** The one function that the page calls. */
export const CONTACT_FUNCTION = 'send-contact-email';
/** The path of the backend's functions. */
export const FUNCTIONS_PATH = '/functions/v1';

/** The base URL of the backend's functions. */
export const functionsUrl = (): string => import.meta.env.VITE_SUPABASE_URL + FUNCTIONS_PATH;

/** Where the browser submits the form without JavaScript. */
export const formAction = (): string => `${functionsUrl()}/${CONTACT_FUNCTION}`;
