import { placedWords, plainWords } from '#web/features/help/answers/plain-words';
import type { HelpEntry, HelpGroup } from '#web/features/help/help-content';

/** A stretch of a text, and whether it is what was searched for. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** A word searched for: the beginnings of words that are taken for it, the one that was typed among them. */
export type SoughtWord = readonly string[];

/** Beginnings of words that people type, and of those that the answers use for the same thing. */
const synonyms: readonly { readonly typed: readonly string[]; readonly said: readonly string[] }[] = [
  { typed: ['soldi', 'denar'], said: ['credit', 'restitu', 'pagament'] },
  { typed: ['rimbors', 'restitu'], said: ['credit', 'restitu'] },
  { typed: ['disd', 'rinunc', 'annull'], said: ['annull', 'spost'] },
  { typed: ['psicolog', 'psicoterap', 'dottor', 'specialist'], said: ['terapeut', 'professionist'] },
  { typed: ['cancell', 'elimin', 'chiud', 'chius', 'disattiv'], said: ['chiud', 'chius', 'elimin', 'annull'] },
  { typed: ['privacy', 'riservat', 'segret', 'privat'], said: ['dati', 'diario', 'consens'] },
  { typed: ['mail', 'posta'], said: ['email'] },
  { typed: ['prezz', 'cost', 'tariff', 'pag'], said: ['prezz', 'cost', 'pagament', 'pagare', 'paghi'] },
  { typed: ['ricevut', 'scontrin'], said: ['fattur'] },
  { typed: ['correg', 'modific', 'sbagliat'], said: ['correg', 'cambi'] },
  { typed: ['scaric', 'esport', 'copi'], said: ['scaric', 'esport'] },
];

/**
 * The words of a search, without accents and capitals, each with what the answers may call it. Words that say nothing
 * count only where there are no others.
 */
export function searchWords(search: string): readonly SoughtWord[] {
  const words = plainWords(search).filter((word) => word.length > 1);
  const telling = words.filter((word) => !small.test(word) && !empty.test(word));
  return (telling.length > 0 ? telling : words).map((word) => [withoutEnding(word), ...otherWords(word)]);
}

/** One fewer letter in a longer word: one and many are the same to a search, `fattura` and `fatture`. */
function withoutEnding(word: string): string {
  return word.length > 5 ? word.replace(/[aeio]$/, '') : word;
}

/** What the answers call it, for a word that is typed; nothing where they use the same. */
function otherWords(word: string): readonly string[] {
  return synonyms.flatMap(({ typed, said }) => (typed.some((beginning) => word.startsWith(beginning)) ? said : []));
}

/** The entries that hold every word, in question or answer; groups without one are left out. */
export function matchingGroups(groups: readonly HelpGroup[], words: readonly SoughtWord[]): readonly HelpGroup[] {
  return groups.flatMap(({ title, entries }) => {
    const found = matchingEntries(entries, words);
    return found.length === 0 ? [] : [{ title, entries: found }];
  });
}

/** The entries that hold every word. */
export function matchingEntries(entries: readonly HelpEntry[], words: readonly SoughtWord[]): readonly HelpEntry[] {
  return entries.filter((entry) => {
    const held = plainWords(textOf(entry));
    return words.every((sought) => held.some((word) => isTakenFor(word, sought)));
  });
}

function isTakenFor(word: string, sought: SoughtWord): boolean {
  return sought.some((beginning) => word.startsWith(beginning));
}

/** The text cut where a word that is taken for one of those sought begins and ends. */
export function cutAtWords(text: string, words: readonly SoughtWord[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  const cut = (end: number, isFound: boolean) => {
    if (end > done) stretches.push({ text: text.slice(done, end), isFound });
    done = end;
  };
  for (const { word, at } of placedWords(text)) {
    if (!words.some((sought) => isTakenFor(word, sought))) continue;
    cut(at, false);
    cut(at + word.length, true);
  }
  cut(text.length, false);
  return stretches;
}

const mostSuggestions = 3;
/** Words that say nothing of what a question is about. */
const empty =
  /^(?:come|cosa|quando|quanto|quale|dove|perche|posso|devo|vorrei|avere|fare|sono|stato|della|delle|dello|degli|dalla|nella|alla|alle|questa|questo|molto|anche|piu|mia|mio|miei|non|una|per|con|che|problema|domanda|informazioni|grazie|buongiorno)$/;

/** Articles and prepositions, which say less still. */
const small =
  /^(?:il|lo|la|le|gli|un|uno|di|da|in|su|tra|fra|del|dei|dal|nel|nei|al|ai|sul|sui|ed|se|mi|ti|si|ci|tu|io|ho|hai|ha|sul|tuo|suo|suoi)$/;

/** The entries that may answer what a subject asks, the likeliest first. */
export function suggestedEntries(entries: readonly HelpEntry[], subject: string): readonly HelpEntry[] {
  const stems = plainWords(subject)
    .filter((word) => word.length > 3 && !empty.test(word))
    .map((word) => word.slice(0, Math.max(5, word.length - 2)));
  const rated = entries
    .map((entry) => ({ entry, points: pointsOf(entry, stems) }))
    .toSorted((one, other) => other.points - one.points);
  // What shares a lesser word with the subject is no answer beside one that shares all.
  const least = Math.max(1, (rated[0]?.points ?? 0) / 2);
  return rated
    .filter(({ points }) => points >= least)
    .slice(0, mostSuggestions)
    .map(({ entry }) => entry);
}

/** A word in the question counts for more than one in the answer. */
function pointsOf(entry: HelpEntry, stems: readonly string[]): number {
  const [question, all] = [plainWords(entry.question), plainWords(textOf(entry))];
  const holds = (words: readonly string[], stem: string) => words.some((word) => word.startsWith(stem));
  return stems.reduce((sum, stem) => sum + (holds(question, stem) ? 3 : holds(all, stem) ? 1 : 0), 0);
}

function textOf({ question, answer }: HelpEntry): string {
  return [question, ...answer.flat()].join('\n');
}
