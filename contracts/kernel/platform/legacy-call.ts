import type { $ZodType, input as InputOf, output as OutputOf } from 'zod/v4/core';

/** The four base addresses of the platform; each is configured. */
export type LegacyBase = 'appserver' | 'php' | 'media' | 'backend';

export type RewrittenUser = 'caller' | 'addressee';

/** One call of the platform, as data. The path is a default that configuration may override by the call's name. */
export interface LegacyCall<
  Name extends string = string,
  Request extends $ZodType = $ZodType,
  Answer extends $ZodType = $ZodType,
> {
  readonly name: Name;
  /** `documented` is a fact of the platform; `assumed` is our guess until an operator confirms or overrides it. */
  readonly provenance: 'documented' | 'assumed';
  readonly base: LegacyBase;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  /** True only where asking twice changes nothing. The HTTP method does not say so on this platform. */
  readonly safeToRepeat: boolean;
  /**
   * The users the platform replaces during the call: the caller, or the addressee (the other side of an event, the
   * recipient of an alert). A user is replaced whole, so another change of it has to wait.
   */
  readonly rewrites?: readonly RewrittenUser[];
  /** What is sent: a JSON body, or the query of a GET. */
  readonly request: Request;
  /** What comes back, decoded from the platform's loose forms. */
  readonly answer: Answer;
}

export function defineLegacyCall<const Name extends string, Request extends $ZodType, Answer extends $ZodType>(
  call: LegacyCall<Name, Request, Answer>,
): LegacyCall<Name, Request, Answer> {
  return call;
}

/** A call's request, as the back end passes it. */
export type LegacyRequest<Call extends LegacyCall> = InputOf<Call['request']>;
/** A call's answer, decoded. */
export type LegacyAnswer<Call extends LegacyCall> = OutputOf<Call['answer']>;
/** A call's answer as the platform may send it: the type of a mock's answer. */
export type LegacyAnswerOnWire<Call extends LegacyCall> = InputOf<Call['answer']>;
