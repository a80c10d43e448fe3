/** The moods of the diary, in the order and the words of the product, which are also the platform's (DIARY-07). */
export const moods = [
  'Felice',
  'Triste',
  'Arrabbiato',
  'Innamorato',
  'Apatico',
  'Ansioso',
  'Insicuro',
  'Spaventato',
  'Vergognoso',
  'Stanco',
  'Ottimista',
  'Grato',
  'Deluso',
  'Pensieroso',
  'Colpevole',
  'Impotente',
  'Rilassato',
  'Amato',
  'Indifferente',
] as const;

export type Mood = (typeof moods)[number];

/** The five families of moods. Their order says nothing of better or worse. */
export const moodFamilies = ['serene', 'lively', 'suspended', 'agitated', 'heavy'] as const;

export type MoodFamily = (typeof moodFamilies)[number];

const families: Readonly<Record<Mood, MoodFamily>> = {
  Rilassato: 'serene',
  Grato: 'serene',
  Amato: 'serene',
  Felice: 'lively',
  Innamorato: 'lively',
  Ottimista: 'lively',
  Pensieroso: 'suspended',
  Indifferente: 'suspended',
  Apatico: 'suspended',
  Stanco: 'suspended',
  Ansioso: 'agitated',
  Arrabbiato: 'agitated',
  Insicuro: 'agitated',
  Spaventato: 'agitated',
  Vergognoso: 'agitated',
  Triste: 'heavy',
  Deluso: 'heavy',
  Colpevole: 'heavy',
  Impotente: 'heavy',
};

/** Whether a word of the platform is one of the moods. */
export function isMood(word: string): word is Mood {
  return Object.hasOwn(families, word);
}

/** The family of a mood; undefined for a word of the platform that is none. */
export function familyOf(word: string): MoodFamily | undefined {
  return isMood(word) ? families[word] : undefined;
}
