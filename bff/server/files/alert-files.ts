import { createLegacyClient, type LegacyClientParts } from '#bff/legacy/legacy-client';
import { mediaName } from '#bff/media/picture-url';
import type { Session } from '#bff/session';
import { recordOf } from '#bff/users/own-user';
import { recordIn, rowsIn } from '#bff/users/php-parts';

export interface AlertFilesDeps extends Pick<LegacyClientParts, 'transport' | 'log'> {
  readonly legacyPaths: LegacyClientParts['paths'];
  readonly mediaBase: string;
}

const deadlineMs = 10_000;

/**
 * Whether a file came with one of the user's alerts, as the platform has them now. The check is needed because the
 * platform serves any file to any token that knows its name (NOTIF-07).
 */
export function createAlertFiles({ transport, log, legacyPaths, mediaBase }: AlertFilesDeps) {
  return async (session: Session, name: string): Promise<boolean> => {
    const signal = AbortSignal.timeout(deadlineMs);
    const { public_configuration } = await recordOf(
      createLegacyClient({ transport, log, signal, paths: legacyPaths }),
      session,
    );
    return rowsIn(public_configuration['alerts'])
      .flatMap((alert) => rowsIn(recordIn(alert)['file']))
      .some((file) => typeof file === 'string' && mediaName(file, mediaBase) === name);
  };
}
