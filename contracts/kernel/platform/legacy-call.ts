import type { $ZodType, input as InputOf, output as OutputOf } from 'zod/v4/core';

/** The four addresses the platform answers at; each is configured. */
export type LegacyBase = 'appserver' | 'php' | 'media' | 'backend';

export type RewrittenUser = 'caller' | 'addressee';

/** One call of the platform, as data. The path is a default that configuration may override by the call's name. */
export interface LegacyCall<
  Name extends string = string,
  Request extends $ZodType = $ZodType,
  Answer extends $ZodType = $ZodType,
> {
  readonly name: Name;
  /** `documented` is a fact of the platform; `assumed` is ours until an operator proves or overrides it. */
  readonly provenance: 'documented' | 'assumed';
  readonly base: LegacyBase;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  /** True only where asking twice changes nothing. The HTTP method says nothing about it here. */
  readonly safeToRepeat: boolean;
  /**
   * Whose users the platform replaces in the course of the call: the caller's, or that of the one it goes to (the other
   * side of an event, the addressee of an alert). A user is replaced whole, so a change of it elsewhere has to wait.
   */
  readonly rewrites?: readonly RewrittenUser[];
  /** What is sent: a JSON body, or the query of a GET. */
  readonly request: Request;
  /** What comes back, decoded: dirty in, clean out. */
  readonly answer: Answer;
}

/** Declares a call of the platform. */
export function defineLegacyCall<const Name extends string, Request extends $ZodType, Answer extends $ZodType>(
  call: LegacyCall<Name, Request, Answer>,
): LegacyCall<Name, Request, Answer> {
  return call;
}

/** What the adapter hands over. */
export type LegacyRequest<Call extends LegacyCall> = InputOf<Call['request']>;
/** What the adapter gets, clean. */
export type LegacyAnswer<Call extends LegacyCall> = OutputOf<Call['answer']>;
/** What the platform may send, dirty: the type of a mock's answer. */
export type LegacyAnswerOnWire<Call extends LegacyCall> = InputOf<Call['answer']>;
