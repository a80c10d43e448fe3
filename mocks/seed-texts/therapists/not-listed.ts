import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** Why a professional of the seed is not among those patients may find. */
export type Hindrance =
  | 'awaiting'
  | 'privileged'
  | 'plan-expired'
  | 'contract-unsigned'
  | 'contract-invalid'
  | 'unpaid';

/** Professionals who must never be listed, each for one reason alone. */
export const notListed: readonly (TherapistText & { readonly hindrance: Hindrance })[] = [
  {
    hindrance: 'awaiting',
    name: ['Mirko', 'Pastore'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1983-06-12',
    plan: 'basic',
    street: 'Via Ripamonti 88, 20141',
    areas: ['Ansia', 'Depressione'],
    specialisations: ['Psicoterapia', 'Terapia della Gestalt'],
    prices: { single: 55 },
    biography: 'Psicoterapeuta della Gestalt. Ricevo a Milano e online, il martedì e il giovedì.',
  },
  {
    hindrance: 'privileged',
    name: ['Ada', 'Collaudi'],
    gender: 'donna',
    role: 'psychologist',
    born: '1985-01-01',
    plan: 'premium',
    street: 'Via Torino 2, 20123',
    areas: ['Ansia'],
    prices: { single: 50 },
    biography: 'Profilo di prova usato dal personale della piattaforma.',
  },
  {
    hindrance: 'plan-expired',
    name: ['Bruno', 'Scaduti'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1970-10-10',
    plan: 'premium',
    street: 'Via Solferino 15, 20121',
    areas: ['Difficoltà di coppia', 'Lutto'],
    specialisations: ['Psicoterapia', 'Terapia di coppia'],
    prices: { single: 70, couple: 95 },
    biography: 'Lavoro con le coppie da vent’anni, in studio a Brera e online.',
  },
  {
    hindrance: 'contract-unsigned',
    name: ['Olivia', 'Firmati'],
    gender: 'donna',
    role: 'psychologist',
    born: '1992-04-04',
    plan: 'basic',
    street: 'Via Tortona 20, 20144',
    areas: ['Stress da studio', 'Autostima'],
    prices: { single: 40 },
    biography: 'Sostegno psicologico a studenti e giovani lavoratori, online e a Milano.',
  },
  {
    hindrance: 'contract-invalid',
    name: ['Guido', 'Annulli'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1979-09-09',
    plan: 'basic',
    street: 'Viale Abruzzi 41, 20131',
    areas: ['Stress lavorativo', 'Burnout'],
    prices: { single: 50 },
    biography: 'Mi occupo di benessere nei luoghi di lavoro, con colloqui individuali e di gruppo.',
  },
  {
    hindrance: 'unpaid',
    name: ['Livia', 'Sospesi'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1976-12-12',
    plan: 'premium',
    street: 'Corso Sempione 33, 20145',
    areas: ['Trauma', 'Ansia'],
    specialisations: ['Psicoterapia', 'EMDR'],
    prices: { single: 65 },
    biography: 'Psicoterapeuta EMDR. Ricevo in zona Sempione e online.',
  },
];
