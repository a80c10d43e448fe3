import { givenConsent } from '#bff/informed-consent/own-consent';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import { ownUser } from '#bff/users/own-user';
import type { listInformedConsents } from '#contracts/informed-consent/informed-consent.api';

/** The patient's consents, one for each therapist, as the last entry for them says; latest first, undated ones last. */
export const handleListInformedConsents: OperationHandler<typeof listInformedConsents> = async (context) => {
  const { consenso_informato: all } = (await ownUser(context)).public_configuration;
  const last = new Map(all.map((consent) => [consent.user_pt, consent]));
  const therapists = await findUsers(context, [...last.keys()]);
  const consents = [...last].map(([therapist, consent]) => {
    const user = therapists.get(therapist);
    return { therapist, therapistName: (user && fullName(user)) || 'Terapeuta', ...givenConsent(consent) };
  });
  return { consents: consents.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? '')) };
};
