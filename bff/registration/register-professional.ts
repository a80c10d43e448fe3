import { OperationFailed, refusal } from '#bff/operation-failed';
import { documentsEnd, onboardingSession } from '#bff/registration/onboarding-session';
import { openAccount } from '#bff/registration/open-account';
import { professionalConfiguration } from '#bff/registration/professional-configuration';
import type { OperationHandler } from '#bff/run-operation';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';
import { isOfAge } from '#contracts/registration/is-of-age';
import { registerProfessional } from '#contracts/registration/registration.api';

type Psychotherapy = OperationInput<typeof registerProfessional>['psychotherapy'];

/**
 * Opens a professional's account, and the session in which only its documents can be added. Refuses with `under_age`,
 * `psychotherapy_incomplete` or `price_missing`; and with `other_account`, before anything is opened, in a browser
 * where somebody is signed in: the browser holds one session, and a registration never ends another's. One that is sent
 * again opens no session once the time for documents is over.
 */
export const handleRegisterProfessional: OperationHandler<typeof registerProfessional> = async (context, input) => {
  const { idempotencyKey, email, password, role, psychotherapy, singlePrice, couplePrice, familyPrice } = input;
  if (context.session.read()) throw new OperationFailed('other_account');
  const today = romeDate(context.now());
  if (!isOfAge(input.birthDate, today)) throw refusal(registerProfessional, 'under_age');
  if (role === 'psychotherapist') refuseUnlessSpecialised(psychotherapy, today);
  if (!(singlePrice || couplePrice || familyPrice)) throw refusal(registerProfessional, 'price_missing');

  const account = await openAccount(context, {
    idempotencyKey,
    email,
    password,
    configuration: professionalConfiguration(input),
  });
  const now = context.now();
  const documentsUntil = documentsEnd(account, now);
  await context.session.clear();
  if (documentsUntil > now) context.session.replace(onboardingSession(account, now));
  return { documentsUntil: isoFromInstant(documentsUntil) };
};

/** Refuses a psychotherapist without school, date and specialisations, and one who is not specialised yet. */
function refuseUnlessSpecialised(psychotherapy: Psychotherapy, today: CivilDate): void {
  if (!psychotherapy) throw refusal(registerProfessional, 'psychotherapy_incomplete');
  if (psychotherapy.specialisationDate > today) throw refusal(registerProfessional, 'date_to_come');
}
