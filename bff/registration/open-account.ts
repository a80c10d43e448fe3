import type { Context } from '#bff/context';
import { refusal } from '#bff/operation-failed';
import { countRegistration } from '#bff/registration/count-registration';
import { type NewAccount, type OpenedAccount, openedByThisAct } from '#bff/registration/opened-by-this-act';
import { isTaken, mayBeOpened, registrationRefusal } from '#bff/registration/registration-refusals';
import { registerPatient } from '#contracts/registration/registration.api';
import { register } from '#contracts/registration/registration.legacy';

/**
 * Opens the account, or recognises the one this act has opened before. Refuses with `email_taken`,
 * `password_too_short`, `registration_refused` or `too_many_attempts`; fails as the platform does where it stays unknown
 * whether there is an account now.
 */
export async function openAccount(context: Context, asked: NewAccount): Promise<OpenedAccount> {
  const retryAfterSeconds = await countRegistration(context);
  if (retryAfterSeconds > 0) throw refusal(registerPatient, 'too_many_attempts', { retryAfterSeconds });
  const account = { ...asked, email: asked.email.toLowerCase() };
  return context.runExclusive([`registration:${account.email}`], () => open(context, account));
}

async function open(context: Context, account: NewAccount): Promise<OpenedAccount> {
  try {
    return await write(context, account);
  } catch (failure) {
    const opened = mayBeOpened(failure) ? await find(context, account, failure) : undefined;
    if (opened) return opened;
    throw registrationRefusal(context, failure);
  }
}

/** A lost answer stays unknown when nobody can be asked either; a taken address is not told as taken unless we asked. */
function find(context: Context, account: NewAccount, failure: unknown): Promise<OpenedAccount | undefined> {
  const found = openedByThisAct(context, account);
  return isTaken(failure) ? found : found.catch(() => undefined);
}

async function write(context: Context, { act, email, password, configuration }: NewAccount): Promise<OpenedAccount> {
  const { user } = await context.legacy.call(register, {
    notify_email: configuration.type,
    public_token: context.settings.parentAppToken,
    user: { email, username: email, password, public_configuration: configuration, configuration: { act } },
  });
  return { publicToken: user.public_token, privateToken: user.private_token };
}
