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
} as const satisfies Record<string, ComingSoon>;

export type ComingSoonName = keyof typeof comingSoon;
