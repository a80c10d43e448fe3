/** A screen that is not built yet. */
export interface ComingSoon {
  readonly title: string;
  /** One sentence about what the screen will offer. */
  readonly promise: string;
}

/** Every screen that is not built yet; there is no other list of them. */
export const comingSoon = {
  courses: { title: 'Corsi', promise: 'Qui chi esercita potrà seguire i corsi di formazione continua.' },
  course: { title: 'Corso', promise: 'Qui si potrà vedere un corso e riprenderlo dal punto in cui era rimasto.' },
  performance: {
    title: 'Prestazioni',
    promise: 'Qui chi esercita vedrà sedute, pagamenti e fatture del mese, e il proprio abbonamento.',
  },
  patients: { title: 'Pazienti', promise: 'Qui chi esercita troverà l’elenco dei propri pazienti.' },
  patientCard: {
    title: 'Scheda paziente',
    promise: 'Qui chi esercita terrà anamnesi, note e consensi di un paziente, visibili solo a sé.',
  },
  rentPremises: {
    title: 'Affitta studio',
    promise: 'Qui chi esercita potrà offrire il proprio studio o trovarne uno vicino.',
  },
  profile: {
    title: 'Profilo professionale',
    promise: 'Qui chi esercita potrà aggiornare i propri dati, le tariffe e la scheda che vedono i pazienti.',
  },
  patientDetails: {
    title: 'Il tuo profilo',
    promise: 'Qui potrai aggiornare i tuoi dati e vedere consensi, fatture e documenti.',
  },
  diary: { title: 'Diario', promise: 'Qui potrai annotare in pochi secondi come stai. Lo vedrai solo tu.' },
  tickets: { title: 'Assistenza', promise: 'Qui potrai scrivere all’assistenza e seguire le risposte.' },
  ticket: { title: 'Richiesta di assistenza', promise: 'Qui potrai leggere una tua richiesta e le sue risposte.' },
  faq: { title: 'Aiuto', promise: 'Qui troverai le domande frequenti e la guida all’uso.' },
} as const satisfies Record<string, ComingSoon>;

export type ComingSoonName = keyof typeof comingSoon;
