import { createLegacyClient, type LegacyClientParts } from '#bff/legacy/legacy-client';
import { mediaName } from '#bff/media/picture-url';
import type { Session } from '#bff/session';
import { listInvoices } from '#contracts/invoices/invoices.legacy';

export interface InvoiceFilesDeps extends Pick<LegacyClientParts, 'transport' | 'log'> {
  readonly legacyPaths: LegacyClientParts['paths'];
  readonly mediaBase: string;
}

const deadlineMs = 10_000;

/**
 * Whether a file is an invoice of a month's record that the platform answers to the user: the professional who uploaded
 * it, or the patient it is for. The check is needed because the platform serves an invoice to any token that knows its
 * name.
 */
export function createInvoiceFiles({ transport, log, legacyPaths, mediaBase }: InvoiceFilesDeps) {
  return async ({ privateToken }: Session, name: string): Promise<boolean> => {
    const signal = AbortSignal.timeout(deadlineMs);
    const legacy = createLegacyClient({ transport, log, signal, paths: legacyPaths });
    const { invoices } = await legacy.call(listInvoices, { private_token: privateToken });
    return invoices.some(({ invoices_professional: { file } }) =>
      file.some((uploaded) => mediaName(uploaded, mediaBase) === name),
    );
  };
}
