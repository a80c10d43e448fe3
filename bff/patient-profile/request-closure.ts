import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import { withConfirmedPassword } from '#bff/login/confirm-password';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { OperationFailed, refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { withAscolto } from '#bff/users/ascolto-part';
import { ownUser } from '#bff/users/own-user';
import { shownName } from '#bff/users/shown-name';
import { updateOwnUser } from '#bff/users/update-own-user';
import { requestInfo } from '#contracts/information-request/information-request.legacy';
import { type Instant, isoFromInstant, secondsFromInstant } from '#contracts/kernel/instant';
import { requestClosure } from '#contracts/patient-profile/patient-profile.api';
import { type LegacyUser, legacyUser } from '#contracts/users/users.legacy';

/** Requests of one account in fifteen minutes: each is an e-mail to the team. */
const perAccount = 5;

/**
 * Sends the request to the team and stores its moment with the user; one that is stored is not sent again. One at a
 * time for a patient, so that two presses make one, and only of a record that is proved to be theirs. Refuses with
 * `request_refused` what the platform does not take, with `sent_not_noted` when the request has gone out and its moment
 * could not be stored: sending it again would help nobody, and as `withConfirmedPassword` does (HELP-18).
 */
export const handleRequestClosure: OperationHandler<typeof requestClosure> = async (context, { password }) =>
  withConfirmedPassword(context, password, async () => {
    const user = await ownUser(context);
    const requested = requestedAt(user);
    if (requested !== undefined) return { requestedAt: isoFromInstant(requested) };
    await send(context, user);
    return { requestedAt: isoFromInstant(await note(context)) };
  });

async function send(context: Context, { email, public_configuration: profile }: LegacyUser): Promise<void> {
  const attempt = { name: 'closure', limit: perAccount, of: sessionOf(context).publicToken };
  const retryAfterSeconds = await countAttempt(context, attempt);
  if (retryAfterSeconds > 0) throw refusal(requestClosure, 'too_many_attempts', { retryAfterSeconds });
  const request = {
    nome: shownName(profile.nome ?? ''),
    cognome: shownName(profile.cognome ?? ''),
    email: email ?? '',
    telefono: profile.telefono ?? '',
    messaggio: 'Chiedo la chiusura del mio account, dalla pagina «Profilo».',
    request: 'Chiusura dell’account',
    type: 'info',
    role: 'patient',
  } as const;
  await context.legacy.call(requestInfo, request, { operation: requestClosure, anyRefusal: 'request_refused' });
}

/** Stores when the request was made. A refusal by the platform still means that the request has gone out. */
async function note(context: Context): Promise<Instant> {
  const now = secondsFromInstant(context.now());
  try {
    const saved = await unlessSessionEnded(context, () =>
      updateOwnUser(context, (user) => {
        if (requestedAt(legacyUser.parse(user)) !== undefined) return {};
        return { configuration: withAscolto(user, { closure_requested_at: now }) };
      }),
    );
    return requestedAt(legacyUser.parse(saved)) ?? context.now();
  } catch (failure) {
    if (failure instanceof OperationFailed && failure.code === 'unauthenticated') throw failure;
    context.log.warn('closure_not_noted', { error: failure instanceof Error ? failure.name : typeof failure });
    throw refusal(requestClosure, 'sent_not_noted');
  }
}

function requestedAt({ configuration }: LegacyUser): Instant | undefined {
  return configuration.ascolto?.closure_requested_at;
}
