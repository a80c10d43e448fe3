import type { Platform } from '#mocks/platform';

/**
 * The address of a payment page: where the platform runs in a browser the browser's own, otherwise the console's, which
 * begins with `inConsole`. The token of what is paid stands at its end.
 */
export function addressOfPage({ paymentPages }: Platform, token: string, inConsole: string): string {
  return `${paymentPages ?? inConsole}${encodeURIComponent(token)}`;
}
