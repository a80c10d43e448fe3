import { versionOf } from '#bff/version-of';

/** Names the value of one field: two values with the same revision are the same. */
export function revisionOf<Values extends object>(values: Values, field: keyof Values): string {
  return versionOf(JSON.stringify(values[field]));
}

/** The revision of each of these fields. */
export function revisionsOf<Values extends object, Field extends keyof Values>(
  values: Values,
  fields: readonly Field[],
) {
  return fields.map((field) => ({ field, revision: revisionOf(values, field) }));
}

/**
 * The fields that a save would write over what somebody saved elsewhere: those that no longer stand as their revision
 * says, and that the save would change. What stands already is nobody's loss, such as after a lost answer.
 */
export function overtakenFields<Values extends object, Field extends keyof Values>(
  { stood, stands }: { readonly stood: Values; readonly stands: Values },
  revisions: readonly { readonly field: Field; readonly revision: string }[],
): Field[] {
  return revisions.flatMap(({ field, revision }) => {
    const isMoved = revisionOf(stood, field) !== revision;
    return isMoved && revisionOf(stood, field) !== revisionOf(stands, field) ? [field] : [];
  });
}
