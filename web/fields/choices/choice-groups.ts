import type { MacroCategory } from '#contracts/options/intervention-areas';

/** Values that may be ticked together, under the name of their family if they have one. */
export interface ChoiceGroup {
  readonly name?: string;
  readonly options: readonly string[];
}

/** The families of the intervention areas as groups of choices. */
export function groupsOf(categories: readonly MacroCategory[]): ChoiceGroup[] {
  return categories.map(({ name, areas }) => ({ name, options: areas }));
}

/** The groups, and after them the chosen values that stand in none, so that nothing chosen earlier is lost or stuck. */
export function withUnlisted(groups: readonly ChoiceGroup[], chosen: readonly string[]): readonly ChoiceGroup[] {
  const listed = new Set(groups.flatMap(({ options }) => options));
  const others = chosen.filter((value) => !listed.has(value));
  return others.length === 0 ? groups : [...groups, { name: 'Altre', options: others }];
}

/** The choices whose own name, or whose family's, holds every word looked for, whatever its accents. */
export function matchingGroups(groups: readonly ChoiceGroup[], search: string): ChoiceGroup[] {
  const words = plain(search).split(/\s+/);
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter((option) => {
        const text = plain(`${option} ${group.name ?? ''}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ options }) => options.length > 0);
}

/** The chosen ones of the groups, in the order they stand there. */
export function inOrder(groups: readonly ChoiceGroup[], chosen: ReadonlySet<string>): string[] {
  return groups.flatMap(({ options }) => options.filter((option) => chosen.has(option)));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}
