import type { Context } from '#bff/context';
import { idempotencyMark, isMarked } from '#bff/idempotency-mark';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { approvalOf } from '#bff/login/login-mapping';
import type { Instant } from '#contracts/kernel/instant';
import { login } from '#contracts/login/login.legacy';

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

/** What the account is recognised by; the password is not part of it. */
export function accountMark({ idempotencyKey, email, configuration }: NewAccount): string {
  return idempotencyMark(idempotencyKey, { email, configuration });
}

/**
 * The account with that e-mail, if this idempotency key opened it; the platform is asked with the attempt's e-mail and
 * password. Undefined otherwise, so that neither another account nor a fitting password is disclosed; refuses with
 * `key_reused` when the key opened it with other details.
 */
export async function findOpenedAccount(context: Context, account: NewAccount): Promise<OpenedAccount | undefined> {
  const { email, password } = account;
  try {
    const { user } = await context.legacy.call(login, { email, password, rememberMe: false });
    if (user.public_configuration.type !== account.configuration.type) return undefined;
    if (!isMarked(user.configuration.act, accountMark(account)) || !user.private_token) return undefined;
    const { public_token: publicToken, private_token: privateToken, registration_timestamp: openedAt } = user;
    return { publicToken, privateToken, openedAt, isRefused: approvalOf(user) === 'refused' };
  } catch (failure) {
    if (isRefusal(failure)) return undefined;
    throw failure;
  }
}
