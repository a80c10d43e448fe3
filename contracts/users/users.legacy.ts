import * as z from 'zod';
import { billingFields } from '#contracts/billing/billing.legacy';
import { defineLegacyCall } from '#contracts/kernel/legacy-call';
import {
  phpBoolean,
  phpDay,
  phpEuroCents,
  phpInstant,
  phpLenient,
  phpLenientOr,
  phpList,
  phpNumber,
  phpObject,
  phpOptional,
  phpOrEmpty,
  phpText,
  phpToken,
} from '#contracts/kernel/php-values';
import { readBy } from '#contracts/kernel/readers';

/*
 * Strict is by what somebody is known and let in: tokens, type and e-mail. Whatever else cannot be read counts as absent
 * and is noted, so that a price nobody can read locks nobody out. Where absence would open a door or promise something,
 * an unreadable value keeps it shut: it never counts as approved, paid or signed.
 */

const text = (name: string) => phpLenient(phpText(), name);

const list = <Row extends z.ZodType>(row: Row, name: string, instead?: z.input<Row>[]) =>
  phpOrEmpty(phpList(row, name), name, instead);

const plan = () =>
  phpOrEmpty(
    phpObject({
      /** Null for one that cannot be read: there is a plan, so no other one counts in its place. */
      type: readBy(phpLenientOr(z.enum(['online', 'online+studio']), 'current_plan.type', null), 'owner', 'visitor'),
      payment_completed: phpLenientOr(phpBoolean(), 'current_plan.payment_completed', false),
      date: phpLenient(phpInstant(), 'current_plan.date'),
      last_payment_date: phpLenient(phpInstant(), 'current_plan.last_payment_date'),
      coupon: phpOrEmpty(
        phpObject({ value: phpOptional(phpNumber()), expiry: phpOptional(phpNumber()) }),
        'current_plan.coupon',
      ),
    }),
    'current_plan',
    { payment_completed: false },
  );

const signedDocuments = () =>
  list(
    z.looseObject({
      type: text('sign_doc.type'),
      accepted: phpLenientOr(phpBoolean(), 'sign_doc.accepted', false),
      accepted_at: phpLenient(phpInstant(), 'sign_doc.accepted_at'),
      is_invalid: phpLenientOr(phpBoolean(), 'sign_doc.is_invalid', true),
    }),
    'sign_doc',
    [{ is_invalid: true }],
  );

const standing = () => ({
  autorizzazioni: phpLenientOr(phpText(), 'autorizzazioni', ''),
  current_plan: plan(),
  sign_doc: signedDocuments(),
});

/** A place as the platform keeps it. */
const address = z.looseObject({
  formatted_address: readBy(phpText(), 'owner', 'patient-of-premium'),
  coordinates: list(phpNumber(), 'coordinates'),
});

/** A review a patient wrote of a professional: the reviewer is shown as first name and initial only. */
const review = z.looseObject({
  owner: phpText(),
  rating: readBy(phpNumber(), 'owner', 'visitor'),
  count: readBy(phpLenient(phpNumber(), 'rating.count'), 'owner', 'visitor'),
  description: readBy(text('rating.description'), 'owner', 'visitor'),
  created_at: readBy(phpLenient(phpInstant(), 'rating.created_at'), 'owner', 'visitor'),
});

/** What the platform publishes of a professional. */
export const professionalFields = {
  /** Missing or unknown counts as a patient (GUARD-03). */
  type: readBy(phpLenient(z.enum(['dottore', 'paziente']), 'type'), 'owner', 'visitor', 'chat-partner'),
  role: readBy(phpLenient(z.enum(['psychologist', 'psychotherapist']), 'role'), 'owner', 'visitor'),
  nome: readBy(text('nome'), 'owner', 'visitor', 'chat-partner', 'treating-professional', 'review-reader'),
  cognome: readBy(text('cognome'), 'owner', 'visitor', 'chat-partner', 'treating-professional', 'initial-reader'),
  dob: readBy(phpLenient(phpDay(), 'dob'), 'owner', 'treating-professional'),
  telefono: readBy(text('telefono'), 'owner', 'patient-of-premium', 'treating-professional'),
  gender: readBy(phpLenient(z.enum(['uomo', 'donna', 'altro']), 'gender'), 'owner', 'treating-professional'),
  languages: list(readBy(phpText(), 'owner', 'visitor'), 'languages'),
  biografia: readBy(text('biografia'), 'owner', 'visitor'),
  specialization: list(readBy(phpText(), 'owner', 'visitor'), 'specialization'),
  intervations: list(readBy(phpText(), 'owner', 'visitor'), 'intervations'),
  /** A price that cannot be read is no price, and never a free one. */
  prices: phpOrEmpty(
    phpObject({
      single_seat: readBy(phpLenient(phpEuroCents(), 'prices.single_seat'), 'owner', 'visitor'),
      couple_session: readBy(phpLenient(phpEuroCents(), 'prices.couple_session'), 'owner', 'visitor'),
      family_session: readBy(phpLenient(phpEuroCents(), 'prices.family_session'), 'owner', 'visitor'),
    }),
    'prices',
  ),
  qualifications: list(
    z.looseObject({
      passed_year: readBy(text('qualifications.passed_year'), 'owner', 'visitor'),
      education: readBy(text('qualifications.education'), 'owner', 'visitor'),
      institute: readBy(text('qualifications.institute'), 'owner', 'visitor'),
    }),
    'qualifications',
  ),
  work_experience: list(
    z.looseObject({
      start_date: readBy(phpLenient(phpDay(), 'work_experience.start_date'), 'owner', 'visitor'),
      end_date: readBy(phpLenient(phpDay(), 'work_experience.end_date'), 'owner', 'visitor'),
      ongoing: readBy(phpLenient(phpBoolean(), 'work_experience.ongoing'), 'owner', 'visitor'),
      description: readBy(text('work_experience.description'), 'owner', 'visitor'),
    }),
    'work_experience',
  ),
  studio_address: list(address, 'studio_address'),
  register_defination: readBy(text('register_defination'), 'owner', 'visitor'),
  region: readBy(text('region'), 'owner', 'visitor'),
  rating: list(review, 'rating'),
  privilege: phpLenientOr(phpBoolean(), 'privilege', true),
  ...standing(),
};

/** A place of one's own, as far as a form shows it again. */
const ownAddress = (name: string) =>
  phpLenient(
    phpObject({
      id: readBy(phpOptional(phpText()), 'owner'),
      formatted_address: readBy(phpOptional(phpText()), 'owner'),
      coordinates: phpList(readBy(phpNumber(), 'owner'), `${name}.coordinates`),
    }),
    name,
  );

const publicConfiguration = phpObject({
  ...professionalFields,
  /** The informed consents given; a professional's are those given to them (CONSENT-02, C-43). */
  consenso_informato: list(
    z.looseObject({
      user_pt: phpToken(),
      file: text('consenso_informato.file'),
      created_at: readBy(phpLenient(phpInstant(), 'consenso_informato.created_at'), 'owner'),
    }),
    'consenso_informato',
  ),
  billing_info: phpOrEmpty(
    phpObject({ codice_fiscale: readBy(text('billing_info.codice_fiscale'), 'owner') }),
    'billing_info',
  ),
  birth_address: ownAddress('birth_address'),
  current_address: ownAddress('current_address'),
  cap: readBy(text('cap'), 'owner'),
  fav_therapist: phpLenient(phpList(readBy(phpText(), 'owner'), 'fav_therapist'), 'fav_therapist'),
  isTerms: readBy(phpLenient(phpBoolean(), 'isTerms'), 'owner'),
  isPrivacy: readBy(phpLenient(phpBoolean(), 'isPrivacy'), 'owner'),
  isPersonalData: readBy(phpLenient(phpBoolean(), 'isPersonalData'), 'owner'),
  isServiceFee: readBy(phpLenient(phpBoolean(), 'isServiceFee'), 'owner'),
  ...billingFields,
  alerts: list(z.looseObject({ title: text('alerts.title'), seen: phpLenient(phpBoolean(), 'alerts.seen') }), 'alerts'),
});

/** What the administration says of a professional. */
export const standingFields = standing();

const managerConfiguration = phpObject({
  ...standingFields,
  /** Null for a credit that cannot be read, which is not the same as none. */
  wallet: readBy(phpLenientOr(phpEuroCents(), 'wallet', null), 'owner'),
});

/** By what a user is known to others. */
export const identityFields = {
  public_token: readBy(phpText(), 'owner', 'visitor', 'chat-partner', 'treating-professional'),
  email: readBy(phpOptional(phpText()), 'owner', 'patient-of-premium', 'treating-professional'),
  picture: readBy(text('picture'), 'owner', 'visitor', 'chat-partner'),
};

/** A user as the platform answers it; other people's come without `private_token`. Fields not named here travel along. */
export const legacyUser = z.looseObject({
  ...identityFields,
  private_token: phpOptional(phpText()),
  username: text('username'),
  registration_timestamp: phpLenient(phpInstant(), 'registration_timestamp'),
  public_configuration: publicConfiguration,
  manager_configuration: managerConfiguration,
  configuration: phpOrEmpty(
    phpObject({
      watched_tutorial: readBy(phpLenient(phpBoolean(), 'watched_tutorial'), 'owner'),
      /** Names the act that made the account. */
      act: text('configuration.act'),
      /** What this program keeps for the user and the platform has no field for. */
      ascolto: phpLenient(
        phpObject({
          billing_postponed_at: phpLenient(phpInstant(), 'billing_postponed_at'),
          /** The calendar subscription: its id opens nothing by itself. */
          calendar: phpLenient(
            phpObject({
              id: text('calendar.id'),
              since: readBy(phpLenient(phpInstant(), 'calendar.since'), 'owner'),
            }),
            'calendar',
          ),
        }),
        'ascolto',
      ),
    }),
    'configuration',
  ),
});

export type LegacyUser = z.output<typeof legacyUser>;
/** The dirty form: what a mock keeps and sends. */
export type LegacyUserOnWire = z.input<typeof legacyUser>;

/** Every user of a type, or the users of some tokens. */
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
