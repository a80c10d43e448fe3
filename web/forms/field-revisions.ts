/** What each field's change is based on: the revision of the value that was read, by field. */
export type Revisions<Field extends string> = Readonly<Partial<Record<Field, string>>>;

interface FieldRevision<Field extends string> {
  readonly field: Field;
  readonly revision: string;
}

/** The revisions of an answer, by field. */
export function revisionsIn<Field extends string>(answered: readonly FieldRevision<Field>[]): Revisions<Field> {
  return Object.fromEntries(answered.map(({ field, revision }) => [field, revision])) as Revisions<Field>;
}

/** The revisions of some fields, as an operation takes them; a field without one is left out. */
export function revisionsOf<Field extends string>(
  revisions: Revisions<Field>,
  fields: readonly Field[],
): FieldRevision<Field>[] {
  return fields.flatMap((field) => {
    const revision = revisions[field];
    return revision === undefined ? [] : [{ field, revision }];
  });
}
