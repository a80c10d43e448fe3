import * as z from 'zod/mini';
import type { $ZodType, output as OutputOf } from 'zod/v4/core';

/**
 * Who may call an operation. The role comes from the sealed session, never from the request. `joining-professionals`
 * are professionals, and visitors who have just registered as one.
 */
export type Access = 'everyone' | 'signed-in' | 'patients' | 'professionals' | 'joining-professionals';

/** One refusal an operation may answer: its status and the schema of its details, if it has any. */
export interface RefusalDeclaration {
  readonly status: 400 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503;
  readonly details?: $ZodType;
  /** The write may have been done all the same; the problem says so, too. */
  readonly outcomeUnknown?: true;
}

/** The refusal of too many attempts, with the seconds to wait before the next. */
export const tooManyAttempts = { status: 429, details: z.object({ retryAfterSeconds: z.int() }) } as const;

type RefusalDeclarations = Readonly<Record<string, RefusalDeclaration>>;
type NoRefusals = Readonly<Record<never, RefusalDeclaration>>;

/** What a feature declares about an operation; `api` adds the name. */
interface Declaration<Input, Output, Refusals> {
  readonly access: Access;
  readonly input: Input;
  readonly output: Output;
  /** The operation's own refusals by code, without the shared problems. */
  readonly refusals?: Refusals;
}

/**
 * What the browser may ask of the back end, as data: mounted by Fastify in production and by MSW in the browser, and
 * called by name everywhere.
 */
export interface Operation<
  Input extends $ZodType = $ZodType,
  Output extends $ZodType = $ZodType,
  Refusals extends RefusalDeclarations = RefusalDeclarations,
> {
  /** `<feature>/<operation>`; the address is `/api/` followed by it. */
  readonly name: string;
  readonly kind: 'query' | 'command';
  readonly access: Access;
  /** A versioned query answers with a version; asked again with that version, an unchanged answer takes a few bytes. */
  readonly versioned?: boolean;
  /** How many calls made for this user alone one answer costs the platform, at most; one where it is not said. */
  readonly platformCalls?: number;
  readonly input: Input;
  readonly output: Output;
  readonly refusals: Refusals;
  /** The names of the queries whose answers a command changes: the browser reads them again after it has run. */
  readonly affects?: readonly string[];
}

type Unnamed<Input extends $ZodType, Output extends $ZodType, Refusals extends RefusalDeclarations> = Omit<
  Operation<Input, Output, Refusals>,
  'name'
>;

/** An operation that changes nothing and may be repeated. */
export function query<
  Input extends $ZodType,
  Output extends $ZodType,
  Refusals extends RefusalDeclarations = NoRefusals,
>(
  declaration: Declaration<Input, Output, Refusals> & { readonly versioned?: boolean; readonly platformCalls?: number },
): Unnamed<Input, Output, NoInfer<Refusals>> {
  return { kind: 'query', refusals: {} as Refusals, ...declaration };
}

/** An operation that changes something: the browser sends it once. */
export function command<
  Input extends $ZodType,
  Output extends $ZodType,
  Refusals extends RefusalDeclarations = NoRefusals,
>(
  declaration: Declaration<Input, Output, Refusals> & { readonly affects?: readonly string[] },
): Unnamed<Input, Output, NoInfer<Refusals>> {
  return { kind: 'command', refusals: {} as Refusals, ...declaration };
}

/** A feature's operations by key. The key gives each its name: `sendText` of `chat` is `chat/send-text`. */
export function api<Declared extends Readonly<Record<string, Unnamed<$ZodType, $ZodType, RefusalDeclarations>>>>(
  feature: string,
  declared: Declared,
): { readonly [Key in keyof Declared]: Declared[Key] & { readonly name: string } } {
  const named = Object.entries(declared).map(([key, operation]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [key, { name: `${feature}/${name}`, ...operation }];
  });
  return Object.fromEntries(named);
}

export type OperationInput<Op extends Operation> = OutputOf<Op['input']>;
export type OperationOutput<Op extends Operation> = OutputOf<Op['output']>;
export type RefusalCode<Op extends Operation> = keyof Op['refusals'] & string;
export type RefusalDetails<
  Op extends Operation,
  Code extends RefusalCode<Op>,
> = Op['refusals'][Code]['details'] extends $ZodType ? OutputOf<Op['refusals'][Code]['details']> : undefined;
