import * as z from 'zod';
import {
  phpBoolean,
  phpDay,
  phpEuroCents,
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientOr,
  phpLenientText,
  phpNumber,
  phpObject,
  phpOptional,
  phpOrEmpty,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

const plan = () =>
  phpOrEmpty(
    phpObject({
      /** Null for a type that cannot be read: there is a plan, so no other plan counts in its place. */
      type: readBy(phpLenientOr(z.enum(['online', 'online+studio']), 'current_plan.type', null), 'owner', 'visitor'),
      payment_completed: readBy(phpLenientOr(phpBoolean(), 'current_plan.payment_completed', false), 'owner'),
      /** A month's price without VAT. */
      amount: readBy(phpLenient(phpEuroCents(), 'current_plan.amount'), 'owner'),
      date: readBy(phpLenient(phpInstant(), 'current_plan.date'), 'owner'),
      last_payment_date: readBy(phpLenient(phpInstant(), 'current_plan.last_payment_date'), 'owner'),
      coupon: phpOrEmpty(
        phpObject({
          id: phpLenientText('current_plan.coupon.id'),
          value: readBy(phpOptional(phpNumber()), 'owner'),
          expiry: readBy(phpLenient(phpNumber().pipe(z.int()), 'current_plan.coupon.expiry'), 'owner'),
        }),
        'current_plan.coupon',
      ),
    }),
    'current_plan',
    { payment_completed: false },
  );

const signedDocuments = () =>
  phpLenientList(
    z.looseObject({
      type: readBy(phpLenientText('sign_doc.type'), 'owner'),
      /** The name of the document's file, without `.pdf`. */
      signature: readBy(phpLenientText('sign_doc.signature'), 'owner'),
      accepted: readBy(phpLenientOr(phpBoolean(), 'sign_doc.accepted', false), 'owner'),
      accepted_at: readBy(phpLenient(phpInstant(), 'sign_doc.accepted_at'), 'owner'),
      is_invalid: readBy(phpLenientOr(phpBoolean(), 'sign_doc.is_invalid', true), 'owner'),
    }),
    'sign_doc',
    [{ is_invalid: true }],
  );

const statusFields = () => ({
  autorizzazioni: readBy(phpLenientOr(phpText(), 'autorizzazioni', ''), 'owner'),
  current_plan: plan(),
  sign_doc: signedDocuments(),
});

/** An address as the platform stores it. */
const address = z.looseObject({
  id: readBy(phpLenientText('studio_address.id'), 'owner'),
  formatted_address: readBy(phpText(), 'owner', 'patient-of-premium'),
  coordinates: phpLenientList(readBy(phpNumber(), 'owner'), 'coordinates'),
});

/** A patient's review of a professional: the reviewer is shown only as first name and initial. */
const review = z.looseObject({
  owner: phpText(),
  rating: readBy(phpNumber(), 'owner', 'visitor'),
  count: readBy(phpLenient(phpNumber(), 'rating.count'), 'owner', 'visitor'),
  description: readBy(phpLenientText('rating.description'), 'owner', 'visitor'),
  created_at: readBy(phpLenient(phpInstant(), 'rating.created_at'), 'owner', 'visitor'),
});

/** A study: its title, where it was completed, and the year, alone or in a day. */
export const qualificationRow = z.looseObject({
  passed_year: readBy(phpLenientText('qualifications.passed_year'), 'owner', 'visitor'),
  education: readBy(phpLenientText('qualifications.education'), 'owner', 'visitor'),
  institute: readBy(phpLenientText('qualifications.institute'), 'owner', 'visitor'),
});

/** A work experience; without an end while it is ongoing. */
export const workExperienceRow = z.looseObject({
  start_date: readBy(phpLenient(phpDay(), 'work_experience.start_date'), 'owner', 'visitor'),
  end_date: readBy(phpLenient(phpDay(), 'work_experience.end_date'), 'owner', 'visitor'),
  ongoing: readBy(phpLenient(phpBoolean(), 'work_experience.ongoing'), 'owner', 'visitor'),
  description: readBy(phpLenientText('work_experience.description'), 'owner', 'visitor'),
});

/** What the platform publishes about a professional. */
export const professionalFields = {
  /** Missing or unknown counts as a patient (GUARD-03). */
  type: readBy(phpLenient(z.enum(['dottore', 'paziente']), 'type'), 'owner', 'visitor', 'chat-partner'),
  role: readBy(phpLenient(z.enum(['psychologist', 'psychotherapist']), 'role'), 'owner', 'visitor'),
  nome: readBy(phpLenientText('nome'), 'owner', 'visitor', 'chat-partner', 'treating-professional', 'review-reader'),
  cognome: readBy(
    phpLenientText('cognome'),
    'owner',
    'visitor',
    'chat-partner',
    'treating-professional',
    'initial-reader',
  ),
  dob: readBy(phpLenient(phpDay(), 'dob'), 'owner', 'treating-professional'),
  telefono: readBy(phpLenientText('telefono'), 'owner', 'patient-of-premium', 'treating-professional'),
  gender: readBy(phpLenient(z.enum(['uomo', 'donna', 'altro']), 'gender'), 'owner', 'treating-professional'),
  languages: phpLenientList(readBy(phpText(), 'owner', 'visitor'), 'languages'),
  biografia: readBy(phpLenientText('biografia'), 'owner', 'visitor'),
  specialization: phpLenientList(readBy(phpText(), 'owner', 'visitor'), 'specialization'),
  intervations: phpLenientList(readBy(phpText(), 'owner', 'visitor'), 'intervations'),
  /** A price that cannot be read counts as missing, never as free. */
  prices: phpOrEmpty(
    phpObject({
      single_seat: readBy(phpLenient(phpEuroCents(), 'prices.single_seat'), 'owner', 'visitor'),
      couple_session: readBy(phpLenient(phpEuroCents(), 'prices.couple_session'), 'owner', 'visitor'),
      family_session: readBy(phpLenient(phpEuroCents(), 'prices.family_session'), 'owner', 'visitor'),
    }),
    'prices',
  ),
  qualifications: phpLenientList(qualificationRow, 'qualifications'),
  work_experience: phpLenientList(workExperienceRow, 'work_experience'),
  studio_address: phpLenientList(address, 'studio_address'),
  register_defination: readBy(phpLenientText('register_defination'), 'owner', 'visitor'),
  region: readBy(phpLenientText('region'), 'owner', 'visitor'),
  rating: phpLenientList(review, 'rating'),
  privilege: phpLenientOr(phpBoolean(), 'privilege', true),
  ...statusFields(),
};

/** What the administration decides about a professional. */
export const professionalStatusFields = statusFields();
