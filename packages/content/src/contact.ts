import { words } from './words.ts';

export const contactWords = words({
  title: { en: 'Write to us', es: 'Escríbanos' },
  lead: {
    en: 'Choose a topic and send us your message.',
    es: 'Elija un tema y envíenos su mensaje.',
  },
  tabs: {
    label: { en: 'Message topic', es: 'Tema del mensaje' },
    chw: {
      label: { en: 'CHW support', es: 'Salud (CHW)' },
      lead: {
        en: 'Do you need support, or want to know more about our community health workers? We would love to hear from you.',
        es: '¿Necesita apoyo o quiere saber más sobre nuestras promotoras y promotores de salud? Nos dará gusto leer su mensaje.',
      },
    },
    volunteer: {
      label: { en: 'Volunteering', es: 'Voluntariado' },
      lead: {
        en: 'Would you like to share your time or skills? Tell us how you would like to help.',
        es: '¿Quiere compartir su tiempo o lo que sabe hacer? Cuéntenos cómo le gustaría ayudar.',
      },
    },
    partner: {
      label: { en: 'Partnership', es: 'Alianzas' },
      lead: {
        en: 'Would your organization, school or business like to work with us? Tell us your idea.',
        es: '¿Su organización, escuela o negocio quiere trabajar con nuestro equipo? Cuéntenos su idea.',
      },
    },
  },
  labels: {
    name: { en: 'Name', es: 'Nombre' },
    email: { en: 'Email', es: 'Correo electrónico' },
    message: { en: 'Message', es: 'Mensaje' },
  },
  hints: {
    required: { en: 'Please fill in all the fields.', es: 'Complete todos los campos.' },
    name: {
      en: 'Write the name you want us to use.',
      es: 'Escriba el nombre que quiere que usemos.',
    },
    email: { en: 'We will answer at this address.', es: 'Le responderemos a esta dirección.' },
    message: {
      en: 'Write at least {{min}} characters, in English or Spanish.',
      es: 'Escriba al menos {{min}} caracteres, en español o en inglés.',
    },
  },
  errors: {
    summary: {
      en: {
        one: 'Please check {{count}} field before you send your message.',
        other: 'Please check {{count}} fields before you send your message.',
      },
      es: {
        one: 'Revise {{count}} campo antes de enviar su mensaje.',
        many: 'Revise {{count}} de campos antes de enviar su mensaje.',
        other: 'Revise {{count}} campos antes de enviar su mensaje.',
      },
    },
    // The keys are the codes of the form's rules.
    name: {
      too_short: {
        en: 'Name must be at least {{min}} characters.',
        es: 'El nombre debe tener al menos {{min}} caracteres.',
      },
      too_long: {
        en: 'Please use no more than {{max}} characters for your name.',
        es: 'Use {{max}} caracteres como máximo para su nombre.',
      },
      invalid_characters: {
        en: 'The name holds characters that we cannot read. Please type it again.',
        es: 'El nombre tiene caracteres que no podemos leer. Escríbalo de nuevo.',
      },
    },
    email: {
      invalid_format: {
        en: 'Please enter a valid email address.',
        es: 'Escriba una dirección de correo electrónico válida.',
      },
      too_long: {
        en: 'This email address is too long for our mail system. Do you have another one?',
        es: 'Esta dirección es demasiado larga para nuestro correo. ¿Tiene otra?',
      },
      unicode_local: {
        en: 'Our mail system cannot write to addresses with accents or other special letters before the @. Please use another address.',
        es: 'Nuestro correo no puede enviar a direcciones con acentos u otras letras especiales antes de la @. Use otra dirección.',
      },
      invalid_characters: {
        en: 'The email address holds characters that we cannot read. Please type it again.',
        es: 'La dirección tiene caracteres que no podemos leer. Escríbala de nuevo.',
      },
    },
    message: {
      too_short: {
        en: 'Message must be at least {{min}} characters.',
        es: 'El mensaje debe tener al menos {{min}} caracteres.',
      },
      too_long: {
        en: 'Please use no more than {{max}} characters for your message.',
        es: 'Use {{max}} caracteres como máximo para su mensaje.',
      },
      invalid_characters: {
        en: 'The message holds characters that we cannot read. Please type that part again.',
        es: 'El mensaje tiene caracteres que no podemos leer. Escriba esa parte de nuevo.',
      },
    },
    type: {
      invalid_choice: {
        en: 'Please choose one of the topics.',
        es: 'Elija uno de los temas.',
      },
    },
    other: { en: 'Please check this field.', es: 'Revise este campo.' },
  },
  submit: { en: 'Send message', es: 'Enviar mensaje' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  slow: {
    en: 'This is taking longer than usual. Please keep this page open: we are still trying.',
    es: 'Está tardando más de lo normal. No cierre esta página: seguimos intentándolo.',
  },
  honeypot: { en: 'Leave this field empty', es: 'Deje este campo vacío' },
  success: {
    toastTitle: { en: 'Success!', es: '¡Listo!' },
    toastText: {
      en: "Your message has been sent. We'll get back to you soon!",
      es: 'Su mensaje se envió. ¡Le responderemos pronto!',
    },
    inline: { en: 'Message sent successfully!', es: '¡El mensaje se envió con éxito!' },
    checkEmail: {
      en: 'Please check your email for a confirmation. If you do not see it, look in your spam folder. If none comes, we still have your message.',
      es: 'Revise su correo electrónico: es posible que reciba una confirmación. Si no la ve, busque en la carpeta de correo no deseado (spam). Aunque no le llegue, ya tenemos su mensaje.',
    },
    reference: { en: 'Your reference: {{ref}}', es: 'Su número de referencia: {{ref}}' },
    another: { en: 'Send another message', es: 'Enviar otro mensaje' },
  },
  failure: {
    toastTitle: { en: 'Error sending message', es: 'Error al enviar el mensaje' },
    toastText: {
      en: 'Something went wrong. Please try again later.',
      es: 'Algo salió mal. Intente de nuevo más tarde.',
    },
    inline: {
      en: 'Error sending message. Please try again.',
      es: 'Error al enviar el mensaje. Intente de nuevo.',
    },
    kept: { en: 'Your message is still in the form.', es: 'Su mensaje sigue en el formulario.' },
    alternative: {
      en: 'You can also write to {{email}} or call {{phone}}.',
      es: 'También puede escribir a {{email}} o llamar al {{phone}}.',
    },
  },
  unknown: {
    title: {
      en: 'We do not know if your message arrived',
      es: 'No sabemos si su mensaje llegó',
    },
    text: {
      en: 'The connection ended before we got an answer. Your message is still in the form, and you can send it again: we will not get it twice.',
      es: 'La conexión se cortó antes de recibir respuesta. Su mensaje sigue en el formulario y puede enviarlo de nuevo: no nos llegará dos veces.',
    },
    alternative: {
      en: 'To be sure, call {{phone}} or write to {{email}}.',
      es: 'Para confirmarlo, llame al {{phone}} o escriba a {{email}}.',
    },
  },
  rateLimited: {
    title: { en: 'Please wait a moment', es: 'Espere un momento' },
    // `time` is "2 minutes" or "3 hours".
    wait: {
      en: 'We received several messages in a short time. Please try again in {{time}}.',
      es: 'Recibimos varios mensajes en poco tiempo. Intente de nuevo en {{time}}.',
    },
    over: {
      en: 'The wait is over. You can send your message now.',
      es: 'La espera terminó. Ya puede enviar su mensaje.',
    },
  },
  offline: {
    title: { en: 'You are offline', es: 'No hay conexión a internet' },
    text: {
      en: 'Your message is still in the form. Send it when you are back online.',
      es: 'Su mensaje sigue en el formulario. Envíelo cuando vuelva la conexión.',
    },
    back: {
      en: 'You are back online. You can send your message now.',
      es: 'Volvió la conexión. Ya puede enviar su mensaje.',
    },
  },
  privacy: {
    title: { en: 'What we do with your information', es: 'Qué hacemos con sus datos' },
    use: {
      en: 'We use your name, email address and message only to read what you send and to answer you. Our team gets them by email, and you may get a confirmation.',
      es: 'Usamos su nombre, su correo electrónico y su mensaje solo para leer lo que nos envía y responderle. Nuestro equipo los recibe por correo, y es posible que usted reciba una confirmación.',
      sample: true,
    },
    retention: {
      en: 'We delete messages after {{days}} days.',
      es: 'Borramos los mensajes después de {{days}} días.',
    },
    leaveOut: {
      en: 'We do not ask for your immigration status, Social Security number, bank details or health records. Please leave them out.',
      es: 'No le pedimos su estatus migratorio, número de Seguro Social, datos del banco ni expediente médico. Por favor, no los incluya.',
    },
    more: { en: 'Read our privacy page', es: 'Leer nuestra página de privacidad' },
    askUs: {
      en: 'To correct or delete your information, write to {{email}}.',
      es: 'Para corregir o borrar sus datos, escriba a {{email}}.',
      sample: true,
    },
  },
  emergency: {
    en: 'In an emergency, call 911. Do not wait for our answer.',
    es: 'En una emergencia, llame al 911. No espere nuestra respuesta.',
  },
});

export const contactMeta = words({
  title: { en: 'Write to us | {{org}}', es: 'Escríbanos | {{org}}' },
  description: {
    en: 'Write to {{org}} in English or Spanish. Ask for support from a community health worker, offer your time or start a partnership.',
    es: 'Escriba a {{org}} en español o en inglés. Pida apoyo en temas de salud, ofrezca su tiempo o proponga una alianza de trabajo.',
  },
});
