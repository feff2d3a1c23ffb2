import { words } from './words.ts';

export const operateWords = words({
  title: { en: 'How We Operate', es: 'Cómo trabajamos' },
  lead: {
    en: 'We stay close to families in these ways.',
    es: 'Así nos mantenemos cerca de las familias.',
  },
  events: {
    title: { en: 'Events', es: 'Eventos' },
    text: {
      en: 'We bring neighbors together to share information, support each other and celebrate our culture.',
      es: 'Reunimos a la comunidad para compartir información, darnos apoyo y celebrar nuestra cultura.',
    },
    points: {
      one: {
        en: "Events with De Mujer a Mujer NC, our women's group",
        es: 'Eventos con De Mujer a Mujer NC, nuestro grupo de mujeres',
      },
      two: {
        en: 'Fundraisers, such as our raffle',
        es: 'Actividades para recaudar fondos, como nuestra rifa',
      },
    },
    alt: {
      en: 'Illustration: neighbors at an open-air health fair with two tents',
      es: 'Ilustración: vecinas y vecinos en una feria de salud al aire libre con dos carpas',
      sample: true,
    },
  },
  direct: {
    title: { en: 'Direct Services', es: 'Servicios directos' },
    text: {
      en: 'We help families meet urgent needs and find their way through forms and services.',
      es: 'Ayudamos a las familias con necesidades urgentes y las orientamos en trámites y servicios.',
    },
    points: {
      one: {
        en: 'Food, clean water and financial assistance',
        es: 'Alimentos, agua limpia y ayuda económica',
      },
      two: {
        en: 'Help with FEMA and D-SNAP applications',
        es: 'Apoyo con solicitudes de FEMA y D-SNAP',
      },
    },
    alt: {
      en: 'Illustration: two pairs of hands pass a box of food with greens, corn and milk',
      es: 'Ilustración: dos pares de manos se pasan una caja de alimentos con verduras, maíz y leche',
      sample: true,
    },
  },
  workshops: {
    title: { en: 'Workshops', es: 'Talleres' },
    text: {
      en: 'We learn from each other and build skills that stay with us.',
      es: 'Aprendemos en comunidad y desarrollamos habilidades para toda la vida.',
    },
    points: {
      one: {
        en: 'Time to learn and grow for students in MANOS and FAROS',
        es: 'Espacios para que estudiantes de MANOS y FAROS aprendan y crezcan',
      },
      two: {
        en: 'Training for community health workers',
        es: 'Capacitación para promotoras y promotores de salud',
      },
    },
  },
});
