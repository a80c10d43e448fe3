import { sessionOf } from '#bff/context';
import { renewed } from '#bff/login/session-lifetime';
import type { OperationHandler } from '#bff/run-operation';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { keepSession } from '#contracts/login/login.api';

/** Extends the idle end and seals the session again. */
export const handleKeepSession: OperationHandler<typeof keepSession> = async (context) => {
  const session = renewed(sessionOf(context), context.now());
  context.session.replace(session);
  return { endsAt: isoFromInstant(session.endsAt), idleEndsAt: isoFromInstant(session.idleEndsAt) };
};
