import { familyOf, type MoodFamily } from '#contracts/diary/moods';

interface FamilyLook {
  /** The name of the family, as in 'famiglia serene'. */
  readonly name: string;
  /** Of the theme; the shade for graphics is the sixth. */
  readonly colour: 'salvia' | 'ocra' | 'laguna' | 'albicocca' | 'iris';
}

/** How each family is told apart: name, colour, and the shape that `MoodMark` draws. None is red, none is graded. */
export const familyLooks: Readonly<Record<MoodFamily, FamilyLook>> = {
  serene: { name: 'serene', colour: 'salvia' },
  lively: { name: 'vive', colour: 'ocra' },
  suspended: { name: 'sospese', colour: 'laguna' },
  agitated: { name: 'agitate', colour: 'albicocca' },
  heavy: { name: 'pesanti', colour: 'iris' },
};

/** The colour of a family's graphics; a neutral one for a word that is no mood of ours. */
export function familyColour(family: MoodFamily | undefined): string {
  return family ? `var(--mantine-color-${familyLooks[family].colour}-6)` : 'var(--mantine-color-gray-6)';
}

/** The name of a mood's family; undefined for a word that is no mood of ours. */
export function familyNameOf(mood: string): string | undefined {
  const family = familyOf(mood);
  return family && familyLooks[family].name;
}
