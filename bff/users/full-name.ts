import { shownName } from '#bff/users/shown-name';
import type { LegacyUser } from '#contracts/users/users.legacy';

interface Named {
  readonly public_configuration: Pick<LegacyUser['public_configuration'], 'nome' | 'cognome'>;
}

/** First name and surname as they are shown; empty when the platform has neither. */
export function fullName(user: Named): string {
  const { nome, cognome } = user.public_configuration;
  return [nome, cognome]
    .map((part) => part && shownName(part))
    .filter(Boolean)
    .join(' ');
}

/** The names of the known users among the tokens, in the order of the tokens. */
export function fullNames(users: ReadonlyMap<string, LegacyUser>, tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => {
    const user = users.get(token);
    return user ? [fullName(user)] : [];
  });
}
