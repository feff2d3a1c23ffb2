/** Whether a translator has wrapped the texts: they are then no longer React's to change. */
export const isTranslated = (): boolean => document.querySelector('#root font') !== null;
