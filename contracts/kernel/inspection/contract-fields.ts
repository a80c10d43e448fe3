import type { $ZodType } from 'zod/v4/core';
import { partsOf } from '#contracts/kernel/platform/php-parts';
import { type FieldReader, fieldReaders } from '#contracts/kernel/platform/readers';

/**
 * A field of a platform answer: its dotted path with `[]` for a list's rows, who may see it in a browser, and its
 * schema.
 */
export interface ContractField {
  readonly path: string;
  readonly readers: readonly FieldReader[];
  /** The same object wherever the field is reached from. */
  readonly schema: $ZodType;
}

/** Every field a platform contract names, in its order. A field it does not name is shown to no user. */
export function contractFields(schema: $ZodType, path = ''): ContractField[] {
  const readers = fieldReaders.get(schema)?.readers;
  if (readers) return [{ path, readers, schema }];
  const parts = partsOf.get(schema);
  if (parts) return 'row' in parts ? contractFields(parts.row, `${path}[]`) : contractFields(parts.inner, path);
  const shape = shapeOf(schema);
  if (shape) {
    return Object.entries(shape).flatMap(([name, field]) =>
      contractFields(field, path === '' ? name : `${path}.${name}`),
    );
  }
  const alternatives = alternativesOf(schema);
  if (alternatives) return withoutRepeats(alternatives.flatMap((alternative) => contractFields(alternative, path)));
  return path === '' ? [] : [{ path, readers: [], schema }];
}

/**
 * The dotted paths at which a value may be unreadable without costing the whole row, and the name each is logged under.
 */
export function notedPlaces(schema: $ZodType, path = ''): { readonly path: string; readonly notedAs: string }[] {
  const parts = partsOf.get(schema);
  if (parts) {
    const within = notedPlaces('row' in parts ? parts.row : parts.inner, path);
    return parts.notedAs === undefined ? within : [{ path, notedAs: parts.notedAs }, ...within];
  }
  const shape = shapeOf(schema);
  if (!shape) return alternativesOf(schema)?.flatMap((alternative) => notedPlaces(alternative, path)) ?? [];
  return Object.entries(shape).flatMap(([name, field]) => notedPlaces(field, path === '' ? name : `${path}.${name}`));
}

/** The dotted paths whose values an answer passes on as they came, and the schema that decodes each. */
export function undecodedPlaces(schema: $ZodType, path = ''): { readonly path: string; readonly schema: $ZodType }[] {
  const parts = partsOf.get(schema);
  if (parts) {
    if (!('inner' in parts)) return undecodedPlaces(parts.row, `${path}[]`);
    return parts.isUndecoded ? [{ path, schema: parts.inner }] : undecodedPlaces(parts.inner, path);
  }
  const shape = shapeOf(schema);
  if (!shape) return alternativesOf(schema)?.flatMap((alternative) => undecodedPlaces(alternative, path)) ?? [];
  return Object.entries(shape).flatMap(([name, field]) =>
    undecodedPlaces(field, path === '' ? name : `${path}.${name}`),
  );
}

function shapeOf(schema: $ZodType): Record<string, $ZodType> | undefined {
  const { def } = schema._zod;
  return def.type === 'object' ? (def as unknown as { shape: Record<string, $ZodType> }).shape : undefined;
}

/** The options of a union, or the input of a transformed schema. */
function alternativesOf(schema: $ZodType): readonly $ZodType[] | undefined {
  const { def } = schema._zod;
  if (def.type === 'union') {
    const { options } = def as unknown as { options: readonly $ZodType[] };
    return options.some((option) => shapeOf(option) || alternativesOf(option)) ? options : undefined;
  }
  if (def.type === 'pipe') return objectsOnly((def as unknown as { in: $ZodType }).in);
  return undefined;
}

function objectsOnly(schema: $ZodType): readonly $ZodType[] | undefined {
  return shapeOf(schema) || alternativesOf(schema) ? [schema] : undefined;
}

function withoutRepeats(fields: readonly ContractField[]): ContractField[] {
  return [...new Map(fields.map((field) => [field.path, field])).values()];
}
