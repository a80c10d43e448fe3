import type { Context } from '#bff/context';
import { idempotencyMark, isMarked } from '#bff/idempotency-mark';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { approvalOf } from '#bff/login/login-mapping';
import { countSignIn, mayBeWrongCredentials, takeBackAttempt } from '#bff/login/sign-in-attempts';
import { refusal } from '#bff/operation-failed';
import { type Instant, minuteMs } from '#contracts/kernel/instant';
import { login } from '#contracts/login/login.legacy';
import { registerPatient } from '#contracts/registration/registration.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** An account to be opened; `configuration` is the platform's public part of the user. */
export interface NewAccount {
  readonly idempotencyKey: string;
  readonly email: string;
  readonly password: string;
  readonly configuration: {
    readonly type: 'dottore' | 'paziente';
    readonly isNewsLetter: boolean;
  } & Readonly<Record<string, unknown>>;
}

/** An opened account, by its tokens. */
export interface OpenedAccount {
  readonly publicToken: string;
  readonly privateToken: string;
  /** When it was opened; undefined for one that was opened just now, or where the platform does not say. */
  readonly openedAt?: Instant | undefined;
  /** Whether the administration has refused it since. */
  readonly isRefused?: boolean;
}

/** How long an account without a mark is taken for the one that was just opened. */
const unmarkedForMs = 10 * minuteMs;

/** What the account is recognised by; the password is not part of it. */
export function accountMark({ idempotencyKey, email, configuration }: NewAccount): string {
  return idempotencyMark(idempotencyKey, { email, configuration });
}

/**
 * The account with that e-mail, if this idempotency key opened it; the platform is asked with the attempt's e-mail and
 * password. Undefined otherwise, so that neither another account nor a fitting password is disclosed; refuses with
 * `key_reused` when the key opened it with other details. The question counts as a failed sign-in, also when the
 * password fits another account: a count that stays the same would disclose it. Refuses with `too_many_attempts`.
 */
export async function findOpenedAccount(context: Context, account: NewAccount): Promise<OpenedAccount | undefined> {
  const { email, password } = account;
  const attempt = { email, address: context.clientAddress };
  const retryAfterSeconds = await countSignIn(context.attempts, attempt);
  if (retryAfterSeconds > 0) throw refusal(registerPatient, 'too_many_attempts', { retryAfterSeconds });
  let user: LegacyUser;
  try {
    ({ user } = await context.legacy.call(login, { email, password, rememberMe: false }));
  } catch (failure) {
    if (!mayBeWrongCredentials(failure)) await takeBackAttempt(context.attempts, attempt);
    if (isRefusal(failure)) return undefined;
    throw failure;
  }
  if (!user.private_token || !isOpenedBy(account, user, context.now())) return undefined;
  await takeBackAttempt(context.attempts, attempt);
  const { public_token: publicToken, private_token: privateToken, registration_timestamp: openedAt } = user;
  return { publicToken, privateToken, openedAt, isRefused: approvalOf(user) === 'refused' };
}

/**
 * Whether this attempt opened the account of the user, whose password fits. A platform may drop the mark: then an
 * account of a patient that is a few minutes old is the one. Its password opens it at the login just the same.
 */
function isOpenedBy(account: NewAccount, user: LegacyUser, now: Instant): boolean {
  const { type } = account.configuration;
  const { act } = user.configuration;
  if (user.public_configuration.type !== type) return false;
  if (act !== undefined) return isMarked(act, accountMark(account));
  const openedAt = user.registration_timestamp;
  return type === 'paziente' && openedAt !== undefined && Math.abs(now - openedAt) <= unmarkedForMs;
}
