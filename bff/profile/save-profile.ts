import { alertTitles } from '#bff/alerts/alert-titles';
import { notifyOnce } from '#bff/alerts/notify-once';
import { profileRefusal } from '#bff/profile/profile-refusal';
import { withProfile } from '#bff/profile/with-profile';
import type { OperationHandler } from '#bff/run-operation';
import { setupFacts } from '#bff/setup/setup-facts';
import { ascoltoOf, ascoltoToChange } from '#bff/users/ascolto-part';
import { recordIn } from '#bff/users/php-parts';
import { type OwnUserChange, updateOwnUser } from '#bff/users/update-own-user';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { saveProfile } from '#contracts/profile/profile.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { type LegacyUser, legacyUser } from '#contracts/users/users.legacy';

const planToChoose = { title: alertTitles.plan_to_choose, message: 'Scegli il tuo piano tariffario' };

/**
 * Saves what was changed of the profile in one write, on the user as they are at that moment. The first save that
 * leaves the profile complete and no plan chosen is remembered in the same write, so that it is told once; the alert
 * that goes with it is sent until one stands (ONB-11, ONB-13). Refuses as `profileRefusal` says; fails with
 * `changed_elsewhere` as `updateOwnUser` does.
 */
export const handleSaveProfile: OperationHandler<typeof saveProfile> = async (context, input) => {
  const now = context.now();
  let firstCompletion = false;
  const record = await updateOwnUser(context, (before) => {
    const saved = withProfile(before, input.changes, secondsFromInstant(now));
    const after = legacyUser.parse(changed(before, saved));
    const refused = profileRefusal({ before, after }, input, now);
    if (refused) throw refused;
    firstCompletion = isToChoosePlan(after) && ascoltoOf(before)['profile_completed_at'] === undefined;
    return firstCompletion ? withCompletion(before, saved, secondsFromInstant(now)) : saved;
  });
  if (isToChoosePlan(legacyUser.parse(record))) await notifyOnce(context, planToChoose);
  return { firstCompletion };
};

/** Whether the profile is complete, no plan is paid, and no alert has said yet that one is to be chosen (STATE-12). */
function isToChoosePlan(user: LegacyUser): boolean {
  const { hasProfile, hasPhoto, plan } = setupFacts(user);
  const isAlerted = user.public_configuration.alerts.some(({ title }) => title === planToChoose.title);
  return hasProfile && hasPhoto && plan !== 'paid' && !isAlerted;
}

/** The user as the change would leave them. */
function changed(user: UserRecord, { public_configuration, configuration }: OwnUserChange): UserRecord {
  return {
    ...user,
    public_configuration: { ...user.public_configuration, ...public_configuration },
    configuration: { ...user.configuration, ...configuration },
  };
}

/** The same change, with the moment at which the profile became complete. */
function withCompletion(user: UserRecord, change: OwnUserChange, profile_completed_at: number): OwnUserChange {
  const ascolto = { ...ascoltoToChange(changed(user, change)), profile_completed_at };
  return { ...change, configuration: { ...recordIn(change.configuration), ascolto } };
}
