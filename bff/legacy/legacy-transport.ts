import type { LegacyBase } from '#contracts/kernel/platform/legacy-call';

/** One HTTP request to the platform, built by the client and sent by whichever world we are in. */
export interface LegacyHttpRequest {
  /** The call's name in the contract, for logs and limits. */
  readonly call: string;
  readonly base: LegacyBase;
  readonly method: string;
  /** Path below the base, with its query. */
  readonly path: string;
  /** JSON, absent for a GET. */
  readonly body: string | undefined;
  /** In place of `body` when a file is in it. Such a call is given longer. */
  readonly fileBody?: FileBody;
  readonly safeToRepeat: boolean;
  /**
   * Whom the call is made for, so that one caller's input does not pass for the platform's health: the address the
   * browser asks from, never a token. Undefined where the back end asks for itself.
   */
  readonly caller?: string | undefined;
  readonly signal: AbortSignal;
}

/** JSON that is never whole in memory: its parts in their order, made while they are sent. */
export interface FileBody {
  readonly byteLength: number;
  readonly parts: () => Iterable<Uint8Array<ArrayBuffer>>;
}

export interface LegacyHttpResponse {
  readonly status: number;
  readonly body: Uint8Array;
}

/** Sends a request. Throws `TransportFailure` and nothing else. */
export type LegacyTransport = (request: LegacyHttpRequest) => Promise<LegacyHttpResponse>;

/**
 * No answer came. `sent` is true when the platform may have received the request; `retryAfterSeconds` says when it is
 * asked again, where that is known.
 */
export class TransportFailure extends Error {
  readonly sent: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: string, sent: boolean, retryAfterSeconds?: number) {
    super(reason);
    this.name = 'TransportFailure';
    this.sent = sent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
