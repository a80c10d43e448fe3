import { toJSONSchema } from 'zod';
import type { $ZodType } from 'zod/v4/core';

/**
 * One form of a call's request: its innermost fields by dotted path, and the values allowed in the constrained ones.
 */
export interface RequestForm {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly values: Readonly<Record<string, readonly unknown[]>>;
}

interface JsonSchema {
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

interface RequestField {
  readonly path: string;
  readonly isRequired: boolean;
  readonly values: readonly unknown[];
}

/** The forms a call's request may have: one, or one per option of a union. Paths are in alphabetical order. */
export function requestForms(request: $ZodType): RequestForm[] {
  const schema = toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return (schema.anyOf ?? [schema]).map((form) => {
    const fields = fieldsOf(form);
    return {
      required: pathsOf(fields.filter(({ isRequired }) => isRequired)),
      optional: pathsOf(fields.filter(({ isRequired }) => !isRequired)),
      values: Object.fromEntries(fields.flatMap(({ path, values }) => (values.length > 0 ? [[path, values]] : []))),
    };
  });
}

function pathsOf(fields: readonly RequestField[]): string[] {
  return fields.map(({ path }) => path).toSorted();
}

/** The innermost fields. A required object without a required field is listed as well. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema, prefix = '', isInRequired = true): RequestField[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const isRequired = isInRequired && required.includes(name);
    const own = { path, isRequired, values: valuesOf(field) };
    if (!field.properties) return [own];
    const inner = fieldsOf(field, `${path}.`, isRequired);
    return isRequired && !inner.some((one) => one.isRequired) ? [own, ...inner] : inner;
  });
}

function valuesOf({ const: only, enum: some, anyOf }: JsonSchema): readonly unknown[] {
  return only === undefined ? (some ?? anyOf?.flatMap(valuesOf) ?? []) : [only];
}

/**
 * The paths at which a request breaks a form: a missing field, an unexpected one, or a value that is not allowed.
 * `open` lists the objects that may carry more fields than the form names.
 */
export function requestFaults(request: object, form: RequestForm, open: readonly string[] = []): string[] {
  const { required, optional, values } = form;
  const isKnown = (path: string) =>
    [...required, ...optional].includes(path) || open.some((object) => path.startsWith(`${object}.`));
  return [
    ...required.filter((path) => fieldAt(request, path) === undefined),
    ...innermostPaths(request).filter((path) => !isKnown(path)),
    ...Object.keys(values).filter((path) => {
      const value = fieldAt(request, path);
      return value !== undefined && !values[path]?.includes(value);
    }),
  ];
}

/** The value at a dotted path; undefined where there is none. */
export function fieldAt(request: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], request);
}

function innermostPaths(request: object, prefix = ''): string[] {
  return Object.entries(request).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? innermostPaths(value, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}
