/** A screen that is not built yet. */
export interface ComingSoon {
  readonly title: string;
  /** One sentence about what the screen will offer. */
  readonly promise: string;
}

/** Every screen that is not built yet; there is no other list of them. */
export const comingSoon = {
  courses: { title: 'Corsi', promise: 'Qui potrai seguire i corsi di formazione continua.' },
  course: { title: 'Corso', promise: 'Qui potrai vedere un corso e riprenderlo dal punto in cui eri.' },
  performance: {
    title: 'Prestazioni',
    promise: 'Qui vedrai sedute, pagamenti e fatture del mese, e il tuo piano.',
  },
  rentPremises: {
    title: 'Affitta studio',
    promise: 'Qui potrai offrire il tuo studio o trovarne uno vicino.',
  },
  patientDetails: {
    title: 'Il tuo profilo',
    promise: 'Qui potrai aggiornare i tuoi dati e vedere consensi, fatture e documenti.',
  },
  diary: { title: 'Diario', promise: 'Qui potrai annotare in pochi secondi come stai. Lo vedrai solo tu.' },
  tickets: {
    title: 'Assistenza',
    promise: 'Qui potrai seguire le tue richieste e leggere le risposte. Per ora le risposte arrivano solo per email.',
  },
  ticket: {
    title: 'Richiesta di assistenza',
    promise: 'Qui potrai leggere una tua richiesta e le sue risposte. Per ora le risposte arrivano solo per email.',
  },
  faq: {
    title: 'Aiuto',
    promise: 'Qui troverai le domande frequenti e la guida all’uso. Intanto puoi chiedere a noi.',
  },
} as const satisfies Record<string, ComingSoon>;

export type ComingSoonName = keyof typeof comingSoon;
