import type { LegacyBase } from '#contracts/kernel/platform/legacy-call';

/** One HTTP request to the platform, built by the client and sent by the transport of a server, a browser or a test. */
export interface LegacyHttpRequest {
  /** The call's name in the contract, for logs and limits. */
  readonly call: string;
  readonly base: LegacyBase;
  readonly method: string;
  /** The path below the base, with its query. */
  readonly path: string;
  /** JSON, absent for a GET. */
  readonly body: string | undefined;
  /** Instead of `body` when it includes a file. Such a call has a longer time limit. */
  readonly fileBody?: FileBody;
  readonly safeToRepeat: boolean;
  /**
   * The browser's address the call is made for, never a token, so that one caller's input does not count as the
   * platform's health. Undefined where the back end calls on its own behalf.
   */
  readonly caller?: string | undefined;
  readonly signal: AbortSignal;
}

/** JSON that is never whole in memory: its parts in order, made while they are sent. */
export interface FileBody {
  readonly byteLength: number;
  readonly parts: () => Iterable<Uint8Array<ArrayBuffer>>;
}

export interface LegacyHttpResponse {
  readonly status: number;
  readonly body: Uint8Array;
}

/** Sends a request. Throws only `TransportFailure`. */
export type LegacyTransport = (request: LegacyHttpRequest) => Promise<LegacyHttpResponse>;

/**
 * No answer came. `sent` is true when the platform may have received the request; `retryAfterSeconds` says when it can
 * be called again, if known.
 */
export class TransportFailure extends Error {
  readonly sent: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** Whether there was an answer, larger than is taken: asked for less, the platform may answer. */
  readonly isTooLarge: boolean = false;

  constructor(reason: string, sent: boolean, retryAfterSeconds?: number) {
    super(reason);
    this.name = 'TransportFailure';
    this.sent = sent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
