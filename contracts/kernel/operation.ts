import type { $ZodType, output as OutputOf } from 'zod/v4/core';

/**
 * Who may call an operation. The role comes from the sealed session, never from the request. `joining-professionals` are
 * the professionals and those who have just registered as one.
 */
export type Access = 'everyone' | 'signed-in' | 'patients' | 'professionals' | 'joining-professionals';

/** One refusal an operation may answer: its status (4xx) and, if it explains itself, the form of the details. */
export interface RefusalDeclaration {
  readonly status: 400 | 403 | 404 | 409 | 410 | 413 | 422 | 429;
  readonly details?: $ZodType;
}

/**
 * What the browser may ask of the back end, as data: mounted by Fastify in production and by MSW in the browser,
 * called by name everywhere. `versioned` queries answer with a version; asked again with it, an unchanged answer
 * is a few bytes.
 */
export interface Operation<
  Name extends string = string,
  Input extends $ZodType = $ZodType,
  Output extends $ZodType = $ZodType,
  Refusals extends Record<string, RefusalDeclaration> = Record<string, RefusalDeclaration>,
> {
  /** `<feature>/<operation>`; the address is `/api/` followed by it. */
  readonly name: Name;
  /** A query changes nothing and may be repeated; a command is sent once. */
  readonly kind: 'query' | 'command';
  readonly access: Access;
  readonly versioned?: boolean;
  readonly input: Input;
  readonly output: Output;
  readonly refusals: Refusals;
}

/** Declares an operation; nothing happens here but the types being kept. */
export function defineOperation<
  const Name extends `${string}/${string}`,
  Input extends $ZodType,
  Output extends $ZodType,
  const Refusals extends Record<string, RefusalDeclaration> = Record<never, RefusalDeclaration>,
>(operation: Operation<Name, Input, Output, Refusals>): Operation<Name, Input, Output, Refusals> {
  return operation;
}

export type OperationInput<Op extends Operation> = OutputOf<Op['input']>;
export type OperationOutput<Op extends Operation> = OutputOf<Op['output']>;
export type RefusalCode<Op extends Operation> = keyof Op['refusals'] & string;
export type RefusalDetails<
  Op extends Operation,
  Code extends RefusalCode<Op>,
> = Op['refusals'][Code]['details'] extends $ZodType ? OutputOf<Op['refusals'][Code]['details']> : undefined;
