import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { login } from '#contracts/login/login.legacy';

/** An account to be opened; `configuration` is the platform's public part of the user. */
export interface NewAccount {
  readonly idempotencyKey: string;
  readonly email: string;
  readonly password: string;
  readonly configuration: { readonly type: 'dottore' | 'paziente' } & Readonly<Record<string, unknown>>;
}

/** The tokens of an opened account. */
export interface OpenedAccount {
  readonly publicToken: string;
  readonly privateToken: string;
}

/**
 * The account with that e-mail, if this idempotency key opened it; the platform is asked with the attempt's e-mail and
 * password. Undefined otherwise, so that neither another account nor a fitting password is disclosed.
 */
export async function findOpenedAccount(
  context: Context,
  { idempotencyKey, email, password, configuration }: NewAccount,
): Promise<OpenedAccount | undefined> {
  try {
    const { user } = await context.legacy.call(login, { email, password, rememberMe: false });
    const isOurs = user.configuration.act === idempotencyKey && user.public_configuration.type === configuration.type;
    if (!isOurs || !user.private_token) return undefined;
    return { publicToken: user.public_token, privateToken: user.private_token };
  } catch (failure) {
    if (isRefusal(failure)) return undefined;
    throw failure;
  }
}
