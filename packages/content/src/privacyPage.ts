import { words } from './words.ts';

/** The privacy page. `{{days}}` is the time after which a stored message is deleted. */
export const privacyPageWords = words({
  title: { en: 'Your privacy', es: 'Su privacidad' },
  lead: {
    en: 'You can read this whole site without telling us anything about you.',
    es: 'Puede leer todo este sitio sin decirnos nada de usted.',
  },
  visit: {
    title: { en: 'When you visit', es: 'Cuando visita el sitio' },
    cookies: {
      en: 'We set no cookies and use no trackers. We do not count or follow visitors.',
      es: 'No usamos cookies ni rastreadores. No contamos ni seguimos a quienes nos visitan.',
    },
    browser: {
      en: 'While you write to us, your browser keeps the draft of your message until you close the tab or we have received it. It also remembers if you answered the language suggestion.',
      es: 'Mientras nos escribe, su navegador guarda el borrador hasta que cierre la pestaña o nos llegue el mensaje. También recuerda si ya respondió a la sugerencia de idioma.',
    },
    hosts: {
      en: 'The companies that host this site and its form see your internet address and may keep it in their records.',
      es: 'Las empresas que alojan este sitio y su formulario ven su dirección de internet y es posible que la guarden en sus registros.',
    },
    outside: {
      en: 'The video and the donation page belong to other companies. Nothing loads from the video service until you press play. Those companies have their own privacy rules.',
      es: 'El video y la página de donación son de otras empresas. Nada se carga del servicio de video hasta que usted decida verlo. Esas empresas tienen sus propias reglas de privacidad.',
    },
  },
  write: {
    title: { en: 'When you write to us', es: 'Cuando nos escribe' },
    what: {
      en: 'We keep your name, your email address, your message, its topic, the date and time, and the language of the page.',
      es: 'Guardamos su nombre, su correo electrónico, su mensaje, el tema, la fecha y la hora, y el idioma de la página.',
    },
    why: {
      en: 'We use them only to read what you send and to answer you. We do not sell them or use them for advertising.',
      es: 'Los usamos solo para leer lo que nos envía y responderle. No los vendemos ni los usamos para publicidad.',
    },
    abuse: {
      en: 'To stop floods of unwanted messages, we also keep, for about a month, a code made from your internet address, which changes every day, and one made from your email address. We do not keep the internet address itself. If a message looks automatic, we note why.',
      es: 'Para frenar los mensajes no deseados, también guardamos, por un mes más o menos, un código hecho con su dirección de internet, que cambia cada día, y otro hecho con su correo. La dirección de internet no la guardamos. Si un mensaje parece automático, anotamos por qué.',
    },
    who: {
      en: 'Our team reads the messages. Outside companies store them and carry our email for us.',
      es: 'Nuestro equipo lee los mensajes. Empresas externas los almacenan y se encargan de nuestro correo.',
    },
    confirmation: {
      en: 'You may get a confirmation by email. It does not repeat your message.',
      es: 'Es posible que reciba una confirmación por correo. No repite su mensaje.',
    },
  },
  keep: {
    title: { en: 'How long we keep it', es: 'Cuánto tiempo lo guardamos' },
    text: {
      en: 'We delete messages from our database after {{days}} days, or later if one has not reached our team before. A copy can stay longer in the mailbox of our team while we work on an answer, and in the backups and records of the companies that handle it.',
      es: 'Borramos los mensajes de nuestra base de datos después de {{days}} días, o más tarde si alguno no le ha llegado antes a nuestro equipo. Una copia puede quedar más tiempo en el correo de nuestro equipo mientras trabajamos en la respuesta, y en los respaldos y registros de las empresas que lo manejan.',
    },
  },
  forget: {
    title: { en: 'How to be forgotten', es: 'Cómo pedir que borremos sus datos' },
    text: {
      en: 'To see, correct or delete what you sent us, write to {{email}} from the same email address. You can also call {{phone}}.',
      es: 'Para ver, corregir o borrar lo que nos envió, escriba a {{email}} desde el mismo correo. También puede llamar al {{phone}}.',
    },
  },
  leaveOut: {
    title: { en: 'What to leave out', es: 'Qué no debe incluir' },
    text: {
      en: 'We never ask for your immigration status, Social Security number, bank details or health records. Please do not send them.',
      es: 'Nunca le pedimos su estatus migratorio, número de Seguro Social, datos del banco ni expediente médico. Por favor, no los envíe.',
    },
  },
});

export const privacyPageMeta = words({
  title: { en: 'Privacy | {{org}}', es: 'Privacidad | {{org}}' },
  description: {
    en: 'What {{org}} keeps when you write to us, why, for how long, and how to ask us to delete it.',
    es: 'Qué guarda {{org}} cuando usted nos escribe, para qué, por cuánto tiempo y cómo pedir que se borre.',
  },
});
