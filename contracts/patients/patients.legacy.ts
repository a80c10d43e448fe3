import * as z from 'zod';
import {
  phpDay,
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpList,
  phpText,
  phpToken,
  phpUndecoded,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** A note and the day it was written, `dd/MM/yyyy` (CARD-38). */
export const noteRow = z.looseObject({
  id: readBy(phpLenient(phpText(), 'patients.notes.id'), 'owner'),
  title: readBy(phpLenientText('patients.notes.title'), 'owner'),
  text: readBy(phpLenientText('patients.notes.text'), 'owner'),
  date: readBy(phpLenient(phpDay(), 'patients.notes.date'), 'owner'),
});

/** What a professional keeps about a patient (CARD-45). */
export const patientRow = z.looseObject({
  user_pt: readBy(phpToken(), 'owner'),
  anamnesi: readBy(phpLenientText('patients.anamnesi'), 'owner'),
  notes: phpLenientList(noteRow, 'patients.notes'),
});

/**
 * A professional's patients, in the public part of their user: written by them and read by nobody else. On a patient
 * the platform has a list of the same name, which means nothing (GUARD-70, C-60). It may hold the notes of years and
 * only its own operations read them, so a reading of the user passes it on as it came.
 */
export const patientRecordFields = { patients: phpUndecoded(phpList(patientRow, 'patients')) };

/**
 * Stored by this program in a professional: for which session each note was written, by the note's id. A note without a
 * session was written for none; a note that is not named is older than this list.
 */
export const noteSessionsField = {
  note_sessions: phpLenientList(
    z.looseObject({
      note: readBy(phpText(), 'owner'),
      session: readBy(phpLenient(phpToken(), 'note_sessions.session'), 'owner'),
    }),
    'note_sessions',
  ),
};

/** Stored by this program in a professional: of which patients under age they have seen what the law asks for. */
export const minorChecksField = {
  minors: phpLenientList(
    z.looseObject({
      user_pt: phpToken(),
      guardian_document_at: readBy(phpLenient(phpInstant(), 'minors.guardian_document_at'), 'owner'),
      parents_consent_at: readBy(phpLenient(phpInstant(), 'minors.parents_consent_at'), 'owner'),
    }),
    'minors',
  ),
};
