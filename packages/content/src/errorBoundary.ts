import { words } from './words.ts';

export const errorBoundaryWords = words({
  text: {
    en: 'We are sorry. Load the page again. If the problem goes on, write to {{email}} or call {{phone}}.',
    es: 'Disculpe la molestia. Vuelva a cargar la página. Si el problema sigue, escriba a {{email}} o llame al {{phone}}.',
  },
  section: {
    en: 'This part of the page did not load.',
    es: 'Esta parte de la página no se cargó.',
  },
  reload: { en: 'Reload the page', es: 'Recargar la página' },
});
