import { plainWords } from '#web/features/help/answers/plain-words';

/** Beginnings of words, and of phrases, that may come from somebody in danger: one too many costs nothing. */
const beginnings = [
  'suicid',
  'ammazz',
  'uccid',
  'morire',
  'moriro',
  'muoio',
  'morta',
  'morto',
  'morte',
  'autoles',
  'impicc',
  'overdose',
  'pericol',
  'emergenz',
  'urgen',
  'violenz',
  'violent',
  'stupr',
  'abus',
  'minacc',
  'picchia',
  'stalk',
  'disperat',
  'aiuto',
  'aiutatemi',
  'farla finita',
  'facciamola finita',
  'faccio finita',
  'farmi male',
  'farmi del male',
  'farsi male',
  'farsi del male',
  'farmi fuori',
  'tagliarmi',
  'buttarmi',
  'togliermi la vita',
  'togliersi la vita',
  'non voglio vivere',
  'non voglio piu vivere',
  'non ce la faccio',
  'voglio sparire',
];

/** Whether what is searched for may be the words of somebody in danger. */
export function isOfCrisis(search: string): boolean {
  const words = ` ${plainWords(search).join(' ')}`;
  return beginnings.some((beginning) => words.includes(` ${beginning}`));
}
