import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/legacy-call';
import {
  phpBoolean,
  phpDay,
  phpEuroCents,
  phpInstant,
  phpLenient,
  phpList,
  phpNumber,
  phpObject,
  phpOptional,
  phpText,
  phpToken,
} from '#contracts/kernel/php-values';
import { readBy } from '#contracts/kernel/readers';

const plan = () =>
  phpObject({
    type: readBy(phpOptional(z.enum(['online', 'online+studio'])), 'owner', 'visitor'),
    payment_completed: phpOptional(phpBoolean()),
    date: phpOptional(phpInstant()),
    last_payment_date: phpOptional(phpInstant()),
    coupon: phpObject({ value: phpOptional(phpNumber()), expiry: phpOptional(phpNumber()) }),
  });

const signedDocuments = () =>
  phpList(
    z.looseObject({
      type: phpOptional(phpText()),
      accepted: phpOptional(phpBoolean()),
      accepted_at: phpOptional(phpInstant()),
      is_invalid: phpOptional(phpBoolean()),
    }),
    'sign_doc',
  );

/** A place as the platform keeps it. */
const address = z.looseObject({
  formatted_address: readBy(phpText(), 'owner', 'patient-of-premium'),
  coordinates: phpList(phpNumber(), 'coordinates'),
});

/** A review a patient wrote of a professional: the reviewer is shown as first name and initial only. */
const review = z.looseObject({
  owner: phpText(),
  rating: readBy(phpNumber(), 'owner', 'visitor'),
  count: readBy(phpOptional(phpNumber()), 'owner', 'visitor'),
  description: readBy(phpOptional(phpText()), 'owner', 'visitor'),
  created_at: readBy(phpLenient(phpInstant(), 'rating.created_at'), 'owner', 'visitor'),
});

/** What the platform publishes of a professional. */
export const professionalFields = {
  /** Missing or unknown counts as a patient (GUARD-03). */
  type: readBy(phpLenient(z.enum(['dottore', 'paziente']), 'type'), 'owner', 'visitor'),
  role: readBy(phpLenient(z.enum(['psychologist', 'psychotherapist']), 'role'), 'owner', 'visitor'),
  nome: readBy(phpOptional(phpText()), 'owner', 'visitor', 'chat-partner', 'treating-professional', 'review-reader'),
  cognome: readBy(phpOptional(phpText()), 'owner', 'visitor', 'chat-partner', 'treating-professional', 'review-reader'),
  dob: readBy(phpLenient(phpDay(), 'dob'), 'owner', 'treating-professional'),
  telefono: readBy(phpOptional(phpText()), 'owner', 'patient-of-premium', 'treating-professional'),
  gender: readBy(phpLenient(z.enum(['uomo', 'donna', 'altro']), 'gender'), 'owner', 'treating-professional'),
  languages: phpList(readBy(phpText(), 'owner', 'visitor'), 'languages'),
  biografia: readBy(phpOptional(phpText()), 'owner', 'visitor'),
  specialization: phpList(readBy(phpText(), 'owner', 'visitor'), 'specialization'),
  intervations: phpList(readBy(phpText(), 'owner', 'visitor'), 'intervations'),
  prices: phpObject({
    single_seat: readBy(phpOptional(phpEuroCents()), 'owner', 'visitor'),
    couple_session: readBy(phpOptional(phpEuroCents()), 'owner', 'visitor'),
    family_session: readBy(phpOptional(phpEuroCents()), 'owner', 'visitor'),
  }),
  qualifications: phpList(
    z.looseObject({
      passed_year: readBy(phpOptional(phpText()), 'owner', 'visitor'),
      education: readBy(phpOptional(phpText()), 'owner', 'visitor'),
      institute: readBy(phpOptional(phpText()), 'owner', 'visitor'),
    }),
    'qualifications',
  ),
  work_experience: phpList(
    z.looseObject({
      start_date: readBy(phpOptional(phpDay()), 'owner', 'visitor'),
      end_date: readBy(phpOptional(phpDay()), 'owner', 'visitor'),
      ongoing: readBy(phpOptional(phpBoolean()), 'owner', 'visitor'),
      description: readBy(phpOptional(phpText()), 'owner', 'visitor'),
    }),
    'work_experience',
  ),
  studio_address: phpList(address, 'studio_address'),
  register_defination: readBy(phpOptional(phpText()), 'owner', 'visitor'),
  region: readBy(phpOptional(phpText()), 'owner', 'visitor'),
  rating: phpList(review, 'rating'),
  autorizzazioni: phpOptional(phpText()),
  privilege: phpOptional(phpBoolean()),
  current_plan: plan(),
  sign_doc: signedDocuments(),
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
  consenso_informato: phpList(
    z.looseObject({
      user_pt: phpToken(),
      file: phpOptional(phpText()),
      created_at: readBy(phpLenient(phpInstant(), 'consenso_informato.created_at'), 'owner'),
    }),
    'consenso_informato',
  ),
  billing_info: phpObject({ codice_fiscale: readBy(phpOptional(phpText()), 'owner') }),
  birth_address: ownAddress('birth_address'),
  current_address: ownAddress('current_address'),
  cap: readBy(phpOptional(phpText()), 'owner'),
  fav_therapist: phpLenient(phpList(readBy(phpText(), 'owner'), 'fav_therapist'), 'fav_therapist'),
  isTerms: readBy(phpLenient(phpBoolean(), 'isTerms'), 'owner'),
  isPrivacy: readBy(phpLenient(phpBoolean(), 'isPrivacy'), 'owner'),
  isPersonalData: readBy(phpLenient(phpBoolean(), 'isPersonalData'), 'owner'),
  isServiceFee: readBy(phpLenient(phpBoolean(), 'isServiceFee'), 'owner'),
  company: phpObject({
    ragione_sociale: readBy(phpOptional(phpText()), 'owner'),
    codice_fiscale: readBy(phpOptional(phpText()), 'owner'),
    partita_iva: readBy(phpOptional(phpText()), 'owner'),
    indirizzo_fatturazione: readBy(phpOptional(phpText()), 'owner'),
  }),
  payment_detail: phpObject({
    codice_iban: readBy(phpOptional(phpText()), 'owner'),
    intestatario: readBy(phpOptional(phpText()), 'owner'),
    banca: readBy(phpOptional(phpText()), 'owner'),
  }),
  alerts: phpList(
    z.looseObject({ title: phpOptional(phpText()), seen: phpLenient(phpBoolean(), 'alerts.seen') }),
    'alerts',
  ),
});

/** What the administration says of a professional. */
export const standingFields = {
  autorizzazioni: phpOptional(phpText()),
  current_plan: plan(),
  sign_doc: signedDocuments(),
};

const managerConfiguration = phpObject({ ...standingFields, wallet: readBy(phpOptional(phpEuroCents()), 'owner') });

/** By what a user is known to others. */
export const identityFields = {
  public_token: readBy(phpText(), 'owner', 'visitor', 'chat-partner', 'treating-professional'),
  email: readBy(phpOptional(phpText()), 'owner', 'patient-of-premium', 'treating-professional'),
  picture: readBy(phpOptional(phpText()), 'owner', 'visitor', 'chat-partner'),
};

/** A user as the platform answers it; other people's come without `private_token`. Fields not named here travel along. */
export const legacyUser = z.looseObject({
  ...identityFields,
  private_token: phpOptional(phpText()),
  username: phpOptional(phpText()),
  registration_timestamp: phpLenient(phpInstant(), 'registration_timestamp'),
  public_configuration: publicConfiguration,
  manager_configuration: managerConfiguration,
  configuration: phpObject({
    watched_tutorial: readBy(phpOptional(phpBoolean()), 'owner'),
    /** Names the act that made the account. */
    act: phpLenient(phpText(), 'configuration.act'),
    /** What this program keeps for the user and the platform has no field for. */
    ascolto: phpLenient(
      phpObject({
        billing_postponed_at: phpLenient(phpInstant(), 'billing_postponed_at'),
        /** The calendar subscription: its id opens nothing by itself. */
        calendar: phpLenient(
          phpObject({
            id: phpLenient(phpText(), 'calendar.id'),
            since: readBy(phpLenient(phpInstant(), 'calendar.since'), 'owner'),
          }),
          'calendar',
        ),
      }),
      'ascolto',
    ),
  }),
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
