import type { LocalDate, LocalDateTime } from './dates.ts';
import { confirmed, type Fact } from './facts.ts';
import { words } from './words.ts';

export interface Raffle {
  readonly salesStart: Fact<LocalDate>;
  readonly salesEnd: Fact<LocalDate>;
  /** The draw, which also ends the sale. */
  readonly drawnAt: Fact<LocalDateTime>;
  readonly deliveryStart: Fact<LocalDate>;
  /** The last day on which the page shows the raffle. */
  readonly deliveryEnd: Fact<LocalDate>;
  /** People at the dinner that is the prize. */
  readonly guests: Fact<number>;
  readonly ticketQuantities: Fact<readonly number[]>;
}

/** Dates and local times in New York. */
export const raffleFacts: Raffle = {
  salesStart: confirmed('2025-05-28'),
  salesEnd: confirmed('2025-06-13'),
  drawnAt: confirmed('2025-06-13T17:00'),
  deliveryStart: confirmed('2025-06-20'),
  deliveryEnd: confirmed('2025-07-19'),
  guests: confirmed(15),
  ticketQuantities: confirmed([1, 2, 5]),
};

export const raffleWords = words({
  title: { en: 'Community raffle', es: 'Rifa comunitaria' },
  upcoming: {
    badge: { en: 'Coming soon', es: 'Próximamente' },
    title: { en: 'Our raffle starts on {{date}}', es: 'Nuestra rifa comienza el {{date}}' },
    text: {
      en: 'Tickets will be on sale from {{start}} to {{end}}. The prize is a catered dinner for {{guests}} people.',
      es: 'Los boletos estarán a la venta del {{start}} al {{end}}. El premio es una cena para {{guests}} personas con servicio de banquete.',
    },
  },
  open: {
    badge: { en: 'Open now', es: 'Abierta' },
    title: { en: 'Win a dinner for {{guests}}', es: 'Gane una cena para {{guests}} personas' },
    text: {
      en: 'Tickets are on sale until {{dateTime}}. The prize is a catered dinner for {{guests}} people, and what we raise supports our work.',
      es: 'Los boletos están a la venta hasta el {{dateTime}}, y lo recaudado apoya nuestro trabajo. El premio es una cena para {{guests}} personas con servicio de banquete.',
    },
  },
  drawn: {
    badge: { en: 'Ended', es: 'Terminada' },
    title: { en: 'The raffle has ended', es: 'La rifa terminó' },
    text: {
      en: 'Thank you to everyone who took part. Tickets were on sale from {{start}} to {{end}}. The winner was announced on {{dateTime}}.',
      es: 'Gracias a cada persona que participó. Los boletos estuvieron a la venta del {{start}} al {{end}}. El {{dateTime}} se anunció el resultado.',
    },
    donateText: {
      en: 'You can still support our work with a donation.',
      es: 'Todavía puede apoyar nuestro trabajo con una donación.',
    },
    donate: { en: 'Donate now', es: 'Donar ahora' },
  },
  labels: {
    sale: { en: 'Ticket sales', es: 'Venta de boletos' },
    winner: { en: 'Winner announced', es: 'Anuncio del resultado' },
    delivery: { en: 'Dinner delivery', es: 'Entrega de la cena' },
    /** Before the sale, when none can be chosen yet. */
    options: { en: 'Ticket options', es: 'Opciones de boletos' },
    tickets: { en: 'Choose your tickets', es: 'Elija sus boletos' },
  },
  /** Under the number of guests on the ticket. */
  places: {
    en: 'places at a catered dinner',
    es: 'lugares en una cena con servicio de banquete',
  },
  ticket: {
    en: { one: '{{count}} ticket', other: '{{count}} tickets' },
    es: { one: '{{count}} boleto', many: '{{count}} de boletos', other: '{{count}} boletos' },
  },
});
