import type { MacroCategory } from '#contracts/options/intervention-areas';
import { holdsWords } from '#web/ui/holds-words';

/** Values that may be ticked together, under a common name if they have one. */
export interface ChoiceGroup {
  readonly name?: string;
  readonly options: readonly string[];
}

/** The categories of intervention areas as groups of choices. */
export function groupsOf(categories: readonly MacroCategory[]): ChoiceGroup[] {
  return categories.map(({ name, areas }) => ({ name, options: areas }));
}

/**
 * The groups, followed by a group of the chosen values that are in none, so that an earlier choice is neither lost nor
 * stuck.
 */
export function withUnlisted(groups: readonly ChoiceGroup[], chosen: readonly string[]): readonly ChoiceGroup[] {
  const listed = new Set(groups.flatMap(({ options }) => options));
  const others = chosen.filter((value) => !listed.has(value));
  return others.length === 0 ? groups : [...groups, { name: 'Altre', options: others }];
}

/** The choices whose own name or group's name contains every word of the search, ignoring accents and case. */
export function matchingGroups(groups: readonly ChoiceGroup[], search: string): ChoiceGroup[] {
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter((option) => holdsWords(`${option} ${group.name ?? ''}`, search)),
    }))
    .filter(({ options }) => options.length > 0);
}

/** The chosen values of the groups, in the groups' order. */
export function inOrder(groups: readonly ChoiceGroup[], chosen: ReadonlySet<string>): string[] {
  return groups.flatMap(({ options }) => options.filter((option) => chosen.has(option)));
}
