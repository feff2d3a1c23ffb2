/** Whether the browser's translator has wrapped the texts: React must not change them anymore. */
export const isTranslated = (): boolean => document.querySelector('#root font') !== null;
