import { recordIn } from '#bff/users/php-parts';

const partNames = ['public_configuration', 'manager_configuration', 'configuration'];

/** The fields of a user and of its three parts, by dotted name such as `configuration.is_terms`. */
export function fieldsOf(user: unknown): Readonly<Record<string, unknown>> {
  const ofUserItself = Object.entries(recordIn(user)).filter(([name]) => !partNames.includes(name));
  return Object.fromEntries([...ofUserItself, ...Object.entries(fieldsInParts(user))]);
}

/** The fields of a user’s parts alone. */
export function fieldsInParts(user: unknown): Readonly<Record<string, unknown>> {
  const parts = recordIn(user);
  return Object.fromEntries(
    partNames.flatMap((part) =>
      Object.entries(recordIn(parts[part])).map(([field, value]) => [`${part}.${field}`, value] as const),
    ),
  );
}

/** What a field holds: nothing, a list or an object with something in it, or any other value. */
export type Holding = 'nothing' | 'value' | 'content';

/** What each of these fields holds, without any value; a password is never sent, and so never missed. */
export function holdingsOf(fields: Readonly<Record<string, unknown>>): ReadonlyMap<string, Holding> {
  return new Map(
    Object.entries(fields)
      .filter(([name]) => name !== 'password')
      .map(([name, value]) => [name, holdingOf(value)]),
  );
}

function holdingOf(value: unknown): Holding {
  if (isNothing(value)) return 'nothing';
  return typeof value === 'object' && hasContent(value) ? 'content' : 'value';
}

function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasContent) : !isNothing(value);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
