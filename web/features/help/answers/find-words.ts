import type { HelpEntry, HelpGroup } from '#web/features/help/help-content';

/** A stretch of a text, and whether it is what was searched for. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** The words of a search, as texts are compared: without accents and capitals. */
export function searchWords(search: string): readonly string[] {
  return plain(search)
    .split(/[^\p{L}\p{N}%,]+/u)
    .filter((word) => word.length > 1);
}

/** The entries that hold every word, in question or answer; groups without one are left out. */
export function matchingGroups(groups: readonly HelpGroup[], words: readonly string[]): readonly HelpGroup[] {
  return groups.flatMap(({ title, entries }) => {
    const found = matchingEntries(entries, words);
    return found.length === 0 ? [] : [{ title, entries: found }];
  });
}

/** The entries that hold every word. */
export function matchingEntries(entries: readonly HelpEntry[], words: readonly string[]): readonly HelpEntry[] {
  return entries.filter((entry) => {
    const text = plain(textOf(entry));
    return words.every((word) => text.includes(word));
  });
}

/** The text cut where one of the words begins and ends. */
export function cutAtWords(text: string, words: readonly string[]): readonly Stretch[] {
  const compared = plain(text);
  const isFound = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + 1)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  const stretches: { text: string; isFound: boolean }[] = [];
  for (const [at, character] of text.split('').entries()) {
    const last = stretches.at(-1);
    if (last && last.isFound === isFound[at]) last.text += character;
    else stretches.push({ text: character, isFound: isFound[at] ?? false });
  }
  return stretches;
}

const mostSuggestions = 3;
/** Words that say nothing of what a question is about. */
const empty =
  /^(?:come|cosa|quando|quanto|quale|dove|perche|posso|devo|vorrei|avere|fare|sono|stato|della|delle|dello|degli|dalla|nella|alla|alle|questa|questo|molto|anche|piu|mia|mio|miei|non|una|per|con|che|problema|domanda|informazioni|grazie|buongiorno)$/;

/** The entries that may answer what a subject asks, the likeliest first. */
export function suggestedEntries(entries: readonly HelpEntry[], subject: string): readonly HelpEntry[] {
  const stems = searchWords(subject)
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
  const [question, all] = [beginnings(entry.question), beginnings(textOf(entry))];
  const holds = (words: readonly string[], stem: string) => words.some((word) => word.startsWith(stem));
  return stems.reduce((sum, stem) => sum + (holds(question, stem) ? 3 : holds(all, stem) ? 1 : 0), 0);
}

function beginnings(text: string): readonly string[] {
  return plain(text).split(/[^\p{L}\p{N}]+/u);
}

function textOf({ question, answer }: HelpEntry): string {
  return [question, ...answer.flat()].join('\n');
}

/** Lower case without accents, each character in its place: what is found in it stands there in the text as well. */
function plain(text: string): string {
  return Array.from(text.split(''), (character) => {
    const [bare = character] = character.normalize('NFD');
    const lowered = bare.toLowerCase();
    return lowered.length === 1 ? lowered : character;
  }).join('');
}
