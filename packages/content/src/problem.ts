import { words } from './words.ts';

/** The page after a form that was sent without JavaScript and could not be accepted. */
export const problemWords = words({
  title: { en: 'Your message was not sent', es: 'Su mensaje no se envió' },
  // By reason. `formProblems` in packages/validation lists the codes that stand for each.
  codes: {
    validation_failed: {
      en: 'Something in the form needs a correction.',
      es: 'Algo en el formulario necesita una corrección.',
    },
    rate_limited: {
      en: 'We received several messages in a short time. Please wait a few minutes and try again.',
      es: 'Recibimos varios mensajes en poco tiempo. Espere unos minutos e intente de nuevo.',
    },
    unavailable: {
      en: 'Our system cannot take messages at this moment. Please try again later.',
      es: 'Nuestro sistema no puede recibir mensajes en este momento. Intente de nuevo más tarde.',
    },
    malformed: {
      en: 'The form arrived in a shape that we could not read. Please send it again.',
      es: 'El formulario llegó de una forma que no pudimos leer. Envíelo de nuevo.',
    },
    too_large: {
      en: 'The message is too long for our form. Please shorten it.',
      es: 'El mensaje es demasiado largo para nuestro formulario. Escriba uno más corto.',
    },
  },
  fields: {
    label: { en: 'Please check:', es: 'Revise:' },
    // After the name of a field.
    length: {
      en: 'between {{min}} and {{max}} characters',
      es: 'entre {{min}} y {{max}} caracteres',
    },
  },
  back: {
    en: 'Go back in your browser. Most browsers keep the text you typed.',
    es: 'Vuelva atrás en su navegador. Casi todos guardan el texto que escribió.',
  },
  backToForm: { en: 'Back to the form', es: 'Volver al formulario' },
  alternative: {
    en: 'You can also write to {{email}} or call {{phone}}.',
    es: 'También puede escribir a {{email}} o llamar al {{phone}}.',
  },
});

export const problemMeta = words({
  title: { en: 'Your message was not sent | {{org}}', es: 'Su mensaje no se envió | {{org}}' },
});
