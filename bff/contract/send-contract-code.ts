import { type Context, sessionOf } from '#bff/context';
import { codeSentAt } from '#bff/contract/contract-code';
import { contractState, secondsUntilResend } from '#bff/contract/contract-state';
import { telephoneOf } from '#bff/contract/telephone-of';
import { type CountedAttempt, countAttempt } from '#bff/count-attempt';
import { hasUnknownOutcome } from '#bff/legacy/legacy-failures';
import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { withAscolto } from '#bff/users/ascolto-part';
import { ownUser } from '#bff/users/own-user';
import { updateLockedUser } from '#bff/users/update-own-user';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { resendPauseSeconds, sendContractCode } from '#contracts/contract/contract.api';
import { sendContractCode as sendContractCodeCall } from '#contracts/contract/contract.legacy';
import { prefixAndNumber } from '#contracts/contract/contract-phone';
import { dayMs, secondsFromInstant } from '#contracts/kernel/instant';
import { updateUser } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** Messages in fifteen minutes: of a professional; to somebody else's telephone, whoever asks; from an address. */
const limits = { professional: 5, phone: 3, address: 10 } as const;
/** Messages in a day: of a professional, and to somebody else's telephone, whoever asks. */
const dailyLimit = 6;
const pause = 'contract-pause';

/**
 * Has the signing link sent, once. The user is locked for the whole task: of two presses at the same moment the second
 * finds the first one's message and is refused for the pause (CONTRACT-08, CONTRACT-14).
 */
export const handleSendContractCode: OperationHandler<typeof sendContractCode> = (context, { phone }) =>
  withUsersLocked(context, { call: updateUser }, async () => {
    const user = await ownUser(context);
    refuseUnlessDue(context, user);
    const number = prefixAndNumber(phone);
    await sendOnce(context, user, number);
    await keepSent(context, user, number);
    return { resendInSeconds: resendPauseSeconds };
  });

/** Refuses before the plan is paid, once the contract is signed, and within the pause after the last message. */
function refuseUnlessDue(context: Context, user: LegacyUser): void {
  const state = contractState(user);
  if (state === 'plan_missing') throw refusal(sendContractCode, 'plan_missing');
  if (state === 'signed') throw refusal(sendContractCode, 'already_signed');
  const retryAfterSeconds = secondsUntilResend(codeSentAt(user), context.now());
  if (retryAfterSeconds > 0) throw refusal(sendContractCode, 'too_many_attempts', { retryAfterSeconds });
}

/**
 * Sends one message. One that may have been sent counts, but is followed by no pause: it is asked for again at once
 * (CONTRACT-10). Of one that was certainly not sent all counts are taken back.
 */
async function sendOnce(context: Context, user: LegacyUser, phone: string): Promise<void> {
  const { retryAfterSeconds, giveBack } = await countMessage(context, limitsOf(context, user, phone));
  if (retryAfterSeconds > 0) throw refusal(sendContractCode, 'too_many_attempts', { retryAfterSeconds });
  try {
    await context.legacy.call(sendContractCodeCall, { private_token: sessionOf(context).privateToken, phone });
  } catch (failure) {
    if (hasUnknownOutcome(failure)) await context.attempts.giveBack(`${pause}:${sessionOf(context).publicToken}`);
    else await giveBack();
    throw failure;
  }
}

/** One text message as it is counted. */
interface CountedMessage {
  /** 0 when it may be sent, otherwise the seconds until it may; a refused one is not counted. */
  readonly retryAfterSeconds: number;
  /** Takes the count back, for a message that was certainly not sent. */
  readonly giveBack: () => Promise<void>;
}

/**
 * What a message counts for, longest first. The telephone in a professional's own profile is theirs: messages that
 * others have sent to it, before they knew better or to keep its owner from signing, do not count for them. The pause
 * holds here too, since its note in the user may not have been stored.
 */
function limitsOf(context: Context, { public_configuration: { telefono = '' } }: LegacyUser, phone: string) {
  const { publicToken } = sessionOf(context);
  const telephone = telephoneOf(phone);
  const ofTelephone = [
    { name: 'contract-phone-day', limit: dailyLimit, of: telephone, windowMs: dayMs },
    { name: 'contract-phone', limit: limits.phone, of: telephone },
  ];
  return [
    { name: 'contract-code-day', limit: dailyLimit, of: publicToken, windowMs: dayMs },
    ...(telephone === telephoneOf(telefono) ? [] : ofTelephone),
    { name: 'contract-code', limit: limits.professional, of: publicToken },
    { name: 'contract-address', limit: limits.address, of: context.clientAddress },
    { name: pause, limit: 1, of: publicToken, windowMs: resendPauseSeconds * 1000 },
  ];
}

/** Counts a message before it is sent, so that nobody's telephone is flooded, not even through several accounts. */
async function countMessage(
  context: Context,
  counted: readonly (CountedAttempt & { readonly of: string })[],
): Promise<CountedMessage> {
  const taken: string[] = [];
  const giveBack = async () => {
    await Promise.all(taken.splice(0).map((key) => context.attempts.giveBack(key)));
  };
  for (const attempt of counted) {
    const retryAfterSeconds = await countAttempt(context, attempt);
    if (retryAfterSeconds > 0) {
      await giveBack();
      return { retryAfterSeconds, giveBack };
    }
    taken.push(`${attempt.name}:${attempt.of}`);
  }
  return { retryAfterSeconds: 0, giveBack };
}

/** Keeps number and moment. The message is on its way: what cannot be kept is only logged. */
async function keepSent(context: Context, user: LegacyUser, phone: string): Promise<void> {
  const { plan } = professionalStatusOf(professionalFrom(user));
  const contract_code = { sent_at: secondsFromInstant(context.now()), plan: plan?.type };
  try {
    await updateLockedUser(context, (record) => ({
      public_configuration: { contract_phone: phone },
      configuration: withAscolto(record, { contract_code }),
    }));
  } catch (failure) {
    context.log.warn('contract_phone_not_kept', { error: failure instanceof Error ? failure.name : typeof failure });
  }
}
