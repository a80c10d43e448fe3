import * as z from 'zod';
import {
  phpBoolean,
  phpDay,
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** What a patient notes in the diary, in the public part of the user; nobody else ever reads it (GUARD-69). */
export const diaryFields = {
  diary: phpLenientList(
    z.looseObject({
      status: readBy(phpLenientText('diary.status'), 'owner'),
      comment: readBy(phpLenientText('diary.comment'), 'owner'),
      date: readBy(phpLenient(phpDay(), 'diary.date'), 'owner'),
    }),
    'diary',
  ),
};

/** What this program stores of a patient's decisions, in its own part of the user. */
export const patientDecisionFields = {
  /** Each change of a choice that can be taken back, oldest first. */
  choices: phpLenientList(
    z.looseObject({
      choice: readBy(z.enum(['newsletter', 'deduct_cost']), 'owner'),
      value: readBy(phpBoolean(), 'owner'),
      at: readBy(phpInstant(), 'owner'),
    }),
    'choices',
  ),
  /** When the patient asked for the account to be closed. */
  closure_requested_at: readBy(phpLenient(phpInstant(), 'closure_requested_at'), 'owner'),
  /** The consents given through this program, oldest first; earlier versions stored no version with each. */
  consents: phpLenient(
    z.looseObject({
      given: phpLenientList(
        z.looseObject({
          consent: readBy(phpText(), 'owner'),
          at: readBy(phpInstant(), 'owner'),
          version: readBy(phpLenientText('consents.given.version'), 'owner'),
        }),
        'consents.given',
      ),
    }),
    'consents',
  ),
};
