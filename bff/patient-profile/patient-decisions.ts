import { ascoltoToChange, withAscolto } from '#bff/users/ascolto-part';
import { listToChange } from '#bff/users/php-parts';
import { type MandatoryConsent, mandatoryConsents } from '#contracts/consents/consents.api';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** A choice that can be taken back, under the name it is stored by. */
export type DatedChoice = 'newsletter' | 'deduct_cost';

/** A consent given through this program. */
interface GivenConsent {
  readonly consent: MandatoryConsent;
  readonly givenAt: string;
  readonly version: string | null;
}

/** Enough for any honest history; a row more takes the place of the oldest. */
const mostChoices = 200;

/** The consents given through this program, oldest first; those of before are in no record. */
export function givenConsents({ configuration }: LegacyUser): GivenConsent[] {
  return (configuration.ascolto?.consents?.given ?? []).flatMap(({ consent: name, at, version = null }) => {
    const consent = mandatoryConsents.find((one) => one === name);
    return consent ? [{ consent, givenAt: isoFromInstant(at), version }] : [];
  });
}

/** When the choice was last changed; null where no change is on record. */
export function choiceChangedAt({ configuration }: LegacyUser, choice: DatedChoice): string | null {
  const changes = configuration.ascolto?.choices ?? [];
  const last = changes.findLast((one) => one.choice === choice);
  return last ? isoFromInstant(last.at) : null;
}

/** This program's part of the user with these choices dated, `at` in Unix seconds; other rows stay as they came. */
export function withDatedChoices(
  user: Pick<UserRecord, 'configuration'>,
  changes: readonly { readonly choice: DatedChoice; readonly value: boolean }[],
  at: number,
) {
  const dated = changes.map(({ choice, value }) => ({ choice, value, at }));
  const before = listToChange(ascoltoToChange(user)['choices'], 'choices');
  return withAscolto(user, { choices: [...before, ...dated].slice(-mostChoices) });
}
