import { type PersonaName, personas } from '#mocks/personas';
import type { Platform } from '#mocks/platform';

/** An account at a provider, as its profile shows it. */
export interface SocialAccount {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty where the person does not share it. */
  readonly email: string;
}

/** The personas with an account at the demonstration's providers: the patients, and a professional who is refused. */
const withAccounts: readonly PersonaName[] = ['giulia', 'marco', 'sara', 'rinaldi'];

/** The accounts to choose from, with the names the platform knows. */
export function knownAccounts({ db }: Platform): SocialAccount[] {
  return withAccounts.flatMap((name) => {
    const user = db.users.get(personas[name].publicToken);
    if (!user) return [];
    const { nome: firstName, cognome: lastName } = user.public_configuration;
    return [{ id: name, firstName, lastName, email: user.email }];
  });
}

/** The chosen account, or the one entered in the form. */
export function accountFrom(platform: Platform, form: URLSearchParams): SocialAccount {
  const chosen = form.get('account') ?? '';
  const known = knownAccounts(platform).find(({ id }) => id === chosen);
  if (known) return known;
  const field = (name: string) => (form.get(name) ?? '').trim();
  const email = field('email');
  return { id: `new-${email}`, firstName: field('firstName'), lastName: field('lastName'), email };
}
