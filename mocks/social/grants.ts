import type { SocialProvider } from '#contracts/login/login.api';
import type { SocialAccount } from '#mocks/social/accounts';

/** What is remembered about a code until it is exchanged. */
export interface SocialGrant {
  readonly provider: SocialProvider;
  readonly account: SocialAccount;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly nonce: string;
}

/** Values handed out under unguessable names, each of which can be taken once. */
export interface Handouts<Thing> {
  give(thing: Thing): string;
  take(name: string): Thing | undefined;
}

export function createHandouts<Thing>(): Handouts<Thing> {
  const things = new Map<string, Thing>();
  return {
    give(thing) {
      const name = crypto.randomUUID();
      things.set(name, thing);
      return name;
    },
    take(name) {
      const thing = things.get(name);
      things.delete(name);
      return thing;
    },
  };
}
