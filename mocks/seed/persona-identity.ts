import { type PersonaName, personas } from '#mocks/personas';

/** What a persona's row is known by. */
export function identityOf(name: PersonaName): { token: string; privateToken: string; email: string } {
  const { publicToken: token, privateToken, email } = personas[name];
  return { token, privateToken, email };
}
