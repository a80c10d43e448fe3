import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { login } from '#contracts/login/login.legacy';

/** An account to be opened; `configuration` is what the platform calls public. */
export interface NewAccount {
  readonly idempotencyKey: string;
  readonly email: string;
  readonly password: string;
  readonly configuration: { readonly type: 'dottore' | 'paziente' } & Readonly<Record<string, unknown>>;
}

/** The tokens of an account that stands. */
export interface OpenedAccount {
  readonly publicToken: string;
  readonly privateToken: string;
}

/**
 * The account of that address if this very act has opened it, asked of the platform with the address and password of the
 * act. Whether there is another account, or whether the password fits it, is told to nobody.
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
