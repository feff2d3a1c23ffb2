import { contactWords } from './contact.ts';
import { words } from './words.ts';

/** What a mail says in the words of the form is in `contact.ts`. */
export const emailsWords = words({
  confirmation: {
    subject: { en: '{{org}}: we received your message', es: '{{org}}: recibimos su mensaje' },
    preheader: {
      en: 'Thank you for writing to {{org}}. This is what happens next.',
      es: 'Gracias por escribir a {{org}}. Esto es lo que sigue.',
    },
    greeting: { en: 'Hello,', es: 'Hola:' },
    intro: {
      en: 'Thank you for writing to us. Your message has arrived.',
      es: 'Gracias por escribirnos. Su mensaje ya llegó.',
    },
    body: {
      chw: {
        en: 'You wrote to us about our community health workers. A person on our team will read your message with care and respect.',
        es: 'Usted nos escribió sobre nuestras promotoras y promotores de salud. Una persona de nuestro equipo leerá su mensaje con atención y respeto.',
      },
      volunteer: {
        en: 'You wrote to us about volunteering. Thank you for wanting to share your time with our community.',
        es: 'Usted nos escribió sobre el voluntariado. Gracias por querer compartir su tiempo con nuestra comunidad.',
      },
      partner: {
        en: 'You wrote to us about a partnership. Thank you for wanting to build something with us.',
        es: 'Usted nos escribió sobre una alianza. Gracias por querer construir algo con nuestro equipo.',
      },
    },
    nextTitle: { en: 'What happens next', es: 'Qué sigue ahora' },
    next: {
      chw: {
        en: 'A person on our team will write back to this address to talk about how we can help.',
        es: 'Una persona de nuestro equipo le escribirá a este correo para conversar sobre cómo podemos apoyarle.',
      },
      volunteer: {
        en: 'A person on our team will write back to this address to talk about how you can take part.',
        es: 'Una persona de nuestro equipo le escribirá a este correo para conversar sobre cómo puede participar.',
      },
      partner: {
        en: 'A person on our team will write back to this address to learn more about your idea.',
        es: 'Una persona de nuestro equipo le escribirá a este correo para conocer mejor su idea.',
      },
    },
    reference: contactWords.success.reference,
    replyTime: {
      en: 'We will answer as soon as we can.',
      es: 'Le responderemos en cuanto podamos.',
    },
    emergency: contactWords.emergency,
    privacy: {
      en: 'To protect your privacy, we do not repeat your message in this email.',
      es: 'Para proteger su privacidad, no repetimos su mensaje en este correo.',
    },
    notYou: {
      en: 'If you did not write to us, ignore this email. You do not need to do anything.',
      es: 'Si usted no nos escribió, ignore este correo. No tiene que hacer nada.',
    },
    signOff: { en: 'Warmly,', es: 'Con aprecio,' },
    signature: { en: 'The {{org}} team', es: 'El equipo de {{org}}' },
    footer: { en: '{{org}} | {{address}} | {{phone}}', es: '{{org}} | {{address}} | {{phone}}' },
  },
  notification: {
    subject: {
      chw: {
        en: 'New website message: CHW support',
        es: 'Nuevo mensaje del sitio web: Salud (CHW)',
      },
      volunteer: {
        en: 'New website message: volunteering',
        es: 'Nuevo mensaje del sitio web: voluntariado',
      },
      partner: {
        en: 'New website message: partnership',
        es: 'Nuevo mensaje del sitio web: alianzas',
      },
    },
    intro: {
      en: 'A person wrote to us through the form on our website.',
      es: 'Una persona nos escribió por el formulario de nuestro sitio web.',
    },
    labels: {
      type: { en: 'Topic', es: 'Tema' },
      name: contactWords.labels.name,
      email: contactWords.labels.email,
      language: { en: 'Language of the page', es: 'Idioma de la página' },
      ref: { en: 'Reference', es: 'Referencia' },
      received: { en: 'Received', es: 'Recibido' },
      message: contactWords.labels.message,
    },
    types: {
      chw: contactWords.tabs.chw.label,
      volunteer: contactWords.tabs.volunteer.label,
      partner: contactWords.tabs.partner.label,
    },
    check: {
      en: 'Some signs suggest that this message may be unwanted. We sent no confirmation to the person.',
      es: 'Algunas señales indican que este mensaje puede ser no deseado. No enviamos una confirmación a la persona.',
    },
    addressLooksWrong: {
      en: 'The email address looks wrong. An answer may not arrive.',
      es: 'La dirección de correo parece incorrecta. Es posible que una respuesta no llegue.',
    },
    reply: {
      en: 'To answer, write to the email address above, in the language of the message.',
      es: 'Para responder, escriba a la dirección de arriba, en el idioma del mensaje.',
    },
    care: {
      en: 'A visitor wrote this text. Be careful with links, and keep the information private. Delete unwanted messages, but do not mark them as spam: new ones might then no longer reach us.',
      es: 'Este texto lo escribió una persona que visitó el sitio. Tenga cuidado con los enlaces y mantenga la información en privado. Borre los mensajes no deseados, pero no los marque como spam: los nuevos podrían dejar de llegarnos.',
    },
  },
});
