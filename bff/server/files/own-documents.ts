import { createLegacyClient, type LegacyClientParts } from '#bff/legacy/legacy-client';
import { mediaName } from '#bff/media/picture-url';
import type { Session } from '#bff/session';
import { everyDocument } from '#bff/uploads/document-lists';
import { recordOf } from '#bff/users/own-user';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import type { UserRecord } from '#contracts/users/own-user.legacy';

export interface OwnDocumentsDeps extends Pick<LegacyClientParts, 'transport' | 'log'> {
  readonly legacyPaths: LegacyClientParts['paths'];
  readonly mediaBase: string;
}

const deadlineMs = 10_000;

/**
 * Whether a file is in one of the user's own document lists or a receipt of the user's payments, as the platform has
 * them now. The check is needed because the platform serves any certificate to any token that knows its name.
 */
export function createOwnDocuments({ transport, log, legacyPaths, mediaBase }: OwnDocumentsDeps) {
  return async (session: Session, name: string): Promise<boolean> => {
    const signal = AbortSignal.timeout(deadlineMs);
    const legacy = createLegacyClient({ transport, log, signal, paths: legacyPaths });
    const user = await recordOf(legacy, session);
    return [...everyDocument(user), ...receiptFiles(user)].some(
      (own) => typeof own === 'string' && mediaName(own, mediaBase) === name,
    );
  };
}

function receiptFiles({ manager_configuration: { subscriptions } }: UserRecord): readonly unknown[] {
  return rowsIn(subscriptions).flatMap((payment) => rowsIn(recordIn(payment)['invoice']));
}
