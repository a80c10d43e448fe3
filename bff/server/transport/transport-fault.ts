import { errors } from 'undici';
import { TransportFailure } from '#bff/legacy/legacy-transport';

/**
 * Why no answer came. `connection`: refused, reset or closed; `timeout`: the time was up; `oversized`: larger than the
 * limit; `unwanted`: the caller has left; `shed`: not tried at all.
 */
export type FaultKind = 'connection' | 'timeout' | 'oversized' | 'unwanted' | 'shed';

interface FaultDetails {
  readonly reason: string;
  readonly sent: boolean;
  readonly retryAfterSeconds?: number;
}

/** A failure of the transport with its kind; its message is a few fixed words, never an address or a value. */
export class TransportFault extends TransportFailure {
  readonly kind: FaultKind;
  override readonly isTooLarge: boolean;

  constructor(kind: FaultKind, { reason, sent, retryAfterSeconds }: FaultDetails) {
    super(reason, sent, retryAfterSeconds);
    this.kind = kind;
    this.isTooLarge = kind === 'oversized';
  }
}

/** Codes of failures to connect: the platform has received nothing. */
const neverConnected: readonly unknown[] = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** The fault for a failure of undici. */
export function transportFaultFrom(failure: unknown): TransportFault {
  if (failure instanceof TransportFault) return failure;
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  if (neverConnected.includes(code)) return new TransportFault('connection', { reason: 'not connected', sent: false });
  if (failure instanceof errors.HeadersTimeoutError || failure instanceof errors.BodyTimeoutError) {
    return new TransportFault('timeout', { reason: 'timed out', sent: true });
  }
  if (failure instanceof errors.ResponseExceededMaxSizeError) {
    return new TransportFault('oversized', { reason: 'answer too large', sent: true });
  }
  return new TransportFault('connection', { reason: 'connection lost', sent: true });
}

/** The fault of a cancelled request: the time was up, or its caller has left. */
export function calledOff(signal: AbortSignal, sent: boolean): TransportFault {
  const isTimeUp = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
  return isTimeUp
    ? new TransportFault('timeout', { reason: 'timed out', sent })
    : new TransportFault('unwanted', { reason: 'called off', sent });
}
