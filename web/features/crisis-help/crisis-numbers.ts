export interface CrisisNumber {
  readonly name: string;
  readonly number: string;
  /** The number as a telephone dials it. */
  readonly dial: string;
  readonly about: string;
}

/**
 * The day on which numbers and hours were collected from public sources; their owners have not confirmed them to us.
 */
export const numbersGatheredOn = '21 novembre 2026';

/** In the order in which they are shown; the first is for danger to life. */
export const crisisNumbers: readonly CrisisNumber[] = [
  {
    name: 'Emergenza',
    number: '112',
    dial: '112',
    about: 'Se tu o un’altra persona siete in pericolo adesso. Gratuito, sempre attivo.',
  },
  {
    name: 'Telefono Amico Italia',
    number: '02 2327 2327',
    dial: '+390223272327',
    about: 'Per parlare con qualcuno che ascolta. Tutti i giorni dalle 10 alle 24.',
  },
  {
    name: 'Telefono Azzurro',
    number: '19696',
    dial: '19696',
    about: 'Per chi è minorenne, o è in pensiero per un minore. Gratuito, sempre attivo.',
  },
  {
    name: 'Antiviolenza e stalking',
    number: '1522',
    dial: '1522',
    about: 'Per chi subisce violenza. Gratuito, sempre attivo, in più lingue.',
  },
];

/** Who answers in writing too, for those who cannot speak: the chat that its public service names. */
export const chatInstead = { number: '1522', site: 'www.1522.eu', address: 'https://www.1522.eu' } as const;
