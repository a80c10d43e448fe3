import type { $ZodType } from 'zod/v4/core';

/** A part of an operation's input: its dotted path with `[]` for a list's rows, and its schema. */
export interface InputPart {
  readonly path: string;
  readonly schema: $ZodType;
}

/**
 * An input and all its parts, outermost first, through optional parts, alternatives and transformations. A `z.custom`
 * is one part, whatever it holds. For tests only.
 */
export function inputParts(schema: $ZodType, path = ''): InputPart[] {
  const { shape = {}, checks: _checks, ...others } = schema._zod.def as { shape?: object; checks?: unknown };
  const named = Object.entries(shape).map(([name, field]) => ({ path: path === '' ? name : `${path}.${name}`, field }));
  const unnamed = Object.entries(others).flatMap(([role, inner]) =>
    [inner].flat().map((field) => ({ path: role === 'element' ? `${path}[]` : path, field })),
  );
  const parts = [...named, ...unnamed].flatMap((part) =>
    isSchema(part.field) ? inputParts(part.field, part.path) : [],
  );
  return [{ path, schema }, ...parts];
}

function isSchema(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
