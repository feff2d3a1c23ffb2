import { words } from './words.ts';

export const approachWords = words({
  title: { en: 'Our approach', es: 'Nuestro enfoque' },
  body: {
    en: 'We listen first. People know their own lives best, so we plan with the community, not for it. Trust comes before any service, and every person is treated with dignity.',
    es: 'Primero escuchamos. Cada persona conoce su vida mejor que nadie; por eso planeamos con la comunidad y no en su lugar. La confianza va antes que cualquier servicio, y toda persona merece un trato digno.',
    sample: true,
  },
  steps: {
    listen: {
      title: { en: 'Listen', es: 'Escuchar' },
      text: {
        en: 'We begin with questions, in the language that each family speaks at home.',
        es: 'Empezamos con preguntas, en el idioma que cada familia habla en casa.',
        sample: true,
      },
    },
    walk: {
      title: { en: 'Walk alongside', es: 'Acompañar' },
      text: {
        en: 'We stay close through the form, the visit and the call that follows.',
        es: 'Seguimos cerca durante el trámite, la visita y la llamada que sigue.',
        sample: true,
      },
    },
    organize: {
      title: { en: 'Organize', es: 'Organizar' },
      text: {
        en: 'People who once asked for help become the ones who teach and lead.',
        es: 'Quienes un día pidieron ayuda llegan a enseñar y a dirigir.',
        sample: true,
      },
    },
  },
});
