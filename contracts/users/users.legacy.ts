import * as z from 'zod';
import { alertFields } from '#contracts/alerts/alerts.legacy';
import { openMovesField } from '#contracts/appointments/appointments.legacy';
import { billingFields, feeFields } from '#contracts/billing/billing.legacy';
import { consentFlagFields } from '#contracts/consents/consents.legacy';
import { contractCodeField, contractFields } from '#contracts/contract/contract.legacy';
import { diaryField } from '#contracts/diary/diary.legacy';
import { favouriteFields } from '#contracts/favourites/favourites.legacy';
import { informedConsentFields } from '#contracts/informed-consent/informed-consent.legacy';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpBoolean,
  phpInstant,
  phpLenient,
  phpLenientText,
  phpList,
  phpObject,
  phpOptional,
  phpOrEmpty,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';
import { requestsPausedField } from '#contracts/new-requests/new-requests.legacy';
import { patientDecisionFields } from '#contracts/patient-profile/patient-profile.legacy';
import { minorChecksField, noteSessionsField, patientRecordFields } from '#contracts/patients/patients.legacy';
import { creditFields, payerFields } from '#contracts/payments/payments.legacy';
import { openPurchaseField, usedCouponFields, usedCouponsField } from '#contracts/plans/plans.legacy';
import { profileFields } from '#contracts/profile/profile.legacy';
import { professionalFields, professionalStatusFields } from '#contracts/therapists/professional.legacy';
import { identityFields } from '#contracts/users/identity.legacy';

/*
 * Only what identifies a user and grants access is strict: tokens, type and e-mail. Any other value that cannot be read
 * counts as absent and is noted, so that an unreadable price locks no user out. Where absence would grant or promise
 * something, an unreadable value does not: it never counts as approved, paid or signed.
 */

const publicConfiguration = phpObject({
  ...professionalFields,
  ...profileFields,
  ...informedConsentFields,
  ...payerFields,
  ...favouriteFields,
  ...diaryField,
  ...consentFlagFields,
  ...billingFields,
  ...alertFields,
  ...contractFields,
  ...patientRecordFields,
});

const managerConfiguration = phpObject({
  ...professionalStatusFields,
  ...creditFields,
  ...feeFields,
  ...usedCouponFields,
});

/** A user as the platform answers it; other users come without `private_token`. Fields not named here are kept. */
export const legacyUser = z.looseObject({
  ...identityFields,
  private_token: phpOptional(phpText()),
  username: phpLenientText('username'),
  registration_timestamp: readBy(phpLenient(phpInstant(), 'registration_timestamp'), 'owner'),
  public_configuration: publicConfiguration,
  manager_configuration: managerConfiguration,
  configuration: phpOrEmpty(
    phpObject({
      watched_tutorial: readBy(phpLenient(phpBoolean(), 'watched_tutorial'), 'owner'),
      /** The mark of the request that created the account. */
      act: phpLenientText('configuration.act'),
      /** What this program stores for the user and the platform has no field for. */
      ascolto: phpLenient(
        phpObject({
          billing_postponed_at: phpLenient(phpInstant(), 'billing_postponed_at'),
          ...openMovesField,
          ...openPurchaseField,
          ...usedCouponsField,
          ...requestsPausedField,
          ...patientDecisionFields,
          ...minorChecksField,
          ...noteSessionsField,
          /** The calendar subscription; its id alone gives no access. */
          calendar: phpLenient(
            phpObject({
              id: phpLenientText('calendar.id'),
              since: readBy(phpLenient(phpInstant(), 'calendar.since'), 'owner'),
            }),
            'calendar',
          ),
          contract_code: contractCodeField(),
        }),
        'ascolto',
      ),
    }),
    'configuration',
  ),
});

export type LegacyUser = z.output<typeof legacyUser>;
/** A user as the platform sends it: what a mock stores and sends. */
export type LegacyUserOnWire = z.input<typeof legacyUser>;

/** Every user of a type, or the users with certain tokens. */
export const listUsers = defineLegacyCall({
  name: 'listUsers',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/users',
  safeToRepeat: true,
  request: z.object({
    private_token: z.string().optional(),
    type: z.enum(['dottore', 'paziente']).optional(),
    tokens: z.array(z.string()).optional(),
  }),
  answer: phpObject({ users: phpList(legacyUser, 'users') }),
});
