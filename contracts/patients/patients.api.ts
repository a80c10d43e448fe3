import * as z from 'zod/mini';
import { fileUrl, idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';
import { requiredProse, requiredText } from '#contracts/kernel/form-fields';
import { api, command, type OperationOutput, query } from '#contracts/kernel/operation';
import { pdfFile } from '#contracts/kernel/pdf-file';
import { proseText } from '#contracts/kernel/prose-text';
import { askedPassword, exportRefusals } from '#contracts/login/asked-password';
import { parcelInput, parcelRefusals, removalRefusals, removedParcels } from '#contracts/removal/parcels';

/** The most notes a patient's record takes. */
export const mostNotes = 500;

/** The longest text of an anamnesis or a note; one that the platform has longer is shown whole and only shortened. */
export const longestText = 9_000;

/** Names what a text or note said when it was read. */
const revision = z.string().check(z.regex(/^[\da-f]{1,8}-[\da-f]{1,8}$/));

/** Names a note within its record. */
const noteId = z.string().check(z.regex(/^[\w.-]{1,128}$/));

/** The modal of a note; messages are codes: `required`, `invalid`, `invisible_characters` (CARD-33). */
export const noteFields = { title: requiredText(200), text: requiredProse(longestText) };

/** The text of an anamnesis, which may be emptied. */
export const anamnesisText = proseText(longestText);

/** What a note says, and the day it was written; null where the platform holds none that can be read. */
const noteWords = { title: z.string(), text: z.string(), date: z.nullable(z.iso.date()) };

/** A note as its author sees it. */
export const note = z.object({ id: z.string(), ...noteWords, revision });

export type Note = z.output<typeof note>;

const shownAs = { token: publicToken, name: z.string(), pictureUrl: z.nullable(fileUrl) };

/** A patient in the list: what is to be known of them at a glance, and no word of the record. */
export const listedPatient = z.object({
  ...shownAs,
  /** The beginning of the latest session that was held: confirmed, and over. */
  lastSession: z.nullable(isoInstant),
  /** The beginning of the session that is under way or comes next. */
  nextSession: z.nullable(isoInstant),
  /** How many held sessions that cost something have no payment on record. */
  unpaid: z.int(),
  /** How many messages the professional has not seen. */
  unread: z.int(),
  /** Whether a session other than the introductory talk is agreed on, and no informed consent was given. */
  isConsentMissing: z.boolean(),
  notes: z.int(),
  hasAnamnesis: z.boolean(),
});

export type ListedPatient = z.output<typeof listedPatient>;

/** What the professional may know of a person they treat, which only that person can change. */
const personalData = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.nullable(z.iso.date()),
  gender: z.nullable(z.enum(['uomo', 'donna', 'altro'])),
  phone: z.string(),
  email: z.string(),
  /** What an invoice names; null while an introductory talk is all there is. */
  forInvoices: z.nullable(z.object({ taxCode: z.string(), address: z.string() })),
});

/** When each thing was seen that a patient under age needs before the first session; null while it was not. */
const minorChecks = z.object({ guardianDocument: z.nullable(isoInstant), parentsConsent: z.nullable(isoInstant) });

const minorCheck = z.enum(['guardian-document', 'parents-consent']);

/** What is known of a patient with an appointment, an invoice or a record. */
const treatment = z.object({
  /** Null until the patient did something: confirmed or paid a session, has an invoice, or gave a consent. */
  personal: z.nullable(personalData),
  anamnesis: z.object({ text: z.string(), revision }),
  /** Newest first, as the list is kept, each with its session; null for a note of none. */
  notes: z.array(z.extend(note, { session: z.nullable(z.object({ token: publicToken, startsAt: isoInstant })) })),
  /** The informed consents given to this professional, newest first; the moment may be unknown. */
  consents: z.array(z.object({ id: z.string(), at: z.nullable(isoInstant), hasDocument: z.boolean() })),
  /** Whether the patient is under eighteen; null where the birth date is not known here. */
  isMinor: z.nullable(z.boolean()),
  minorChecks,
});

export type Treatment = z.output<typeof treatment>;
export type NoteOfRecord = Treatment['notes'][number];
export type SessionOfNote = NonNullable<NoteOfRecord['session']>;

const patient = { patient: publicToken };
const somePatients = z.array(publicToken).check(z.minLength(1), z.maxLength(1_000));

const affects = ['patients/list-patients', 'patients/read-patient'];

export const patientsApi = api('patients', {
  /**
   * The professional's patients in the order of their list. `unlisted` are those with a session to come who are not in
   * it, since they were removed or could not be added (CARD-01, CARD-14).
   */
  listPatients: query({
    access: 'professionals',
    versioned: true,
    platformCalls: 3,
    input: z.strictObject({}),
    output: z.object({
      patients: z.array(listedPatient),
      unlisted: z.array(z.object({ ...shownAs, nextSession: isoInstant })),
    }),
  }),

  /**
   * One patient. Of somebody who is only in a chat with the professional, name and picture; of one who only has what
   * the professional wrote, the record beside; of one who only agreed to an introductory talk, who they are and how to
   * reach them, too; anybody else is `not_found` (CARD-29).
   */
  readPatient: query({
    access: 'professionals',
    versioned: true,
    platformCalls: 3,
    input: z.strictObject(patient),
    output: z.object({ ...shownAs, chat: z.nullable(publicToken), treatment: z.nullable(treatment) }),
  }),

  /**
   * Saves the anamnesis over the text of that revision. Refuses with `anamnesis_changed`, and what stands, when it was
   * changed elsewhere meanwhile (CARD-21).
   */
  saveAnamnesis: command({
    access: 'professionals',
    affects,
    input: z.strictObject({ ...patient, revision, text: anamnesisText }),
    output: z.object({ revision }),
    refusals: {
      anamnesis_changed: { status: 409, details: z.object({ text: z.string(), revision }) },
    },
  }),

  /** Adds a note of today at the top, for a session with the patient or for none, once per key (CARD-37). */
  addNote: command({
    access: 'professionals',
    affects,
    input: z.strictObject({ ...patient, session: z.optional(publicToken), ...noteFields, idempotencyKey }),
    output: z.object({ id: z.string() }),
    refusals: { list_full: { status: 422 } },
  }),

  /**
   * Changes a note in its place and keeps its date. Refuses with `note_changed`, and what stands, when it was changed
   * elsewhere meanwhile, and with `note_gone` when it was deleted (CARD-36).
   */
  changeNote: command({
    access: 'professionals',
    affects,
    input: z.strictObject({ ...patient, note: noteId, revision, ...noteFields }),
    output: z.object({}),
    refusals: { note_changed: { status: 409, details: note }, note_gone: { status: 409 } },
  }),

  /**
   * Deletes notes of a listed patient; those that are gone already are passed over. The parcels are for
   * `restoreRecords`; refuses as all do that hand them out (CARD-41).
   */
  deleteNotes: command({
    access: 'professionals',
    affects,
    input: z.strictObject({ ...patient, notes: z.array(noteId).check(z.minLength(1), z.maxLength(mostNotes)) }),
    output: removedParcels,
    refusals: removalRefusals,
  }),

  /**
   * Removes patients from the list with anamnesis and notes; chat and appointments stay. Who is gone already is passed
   * over. The parcels are for `restoreRecords`; refuses as all do that hand them out (CARD-15).
   */
  removePatients: command({
    access: 'professionals',
    affects,
    input: z.strictObject({ patients: somePatients }),
    output: removedParcels,
    refusals: removalRefusals,
  }),

  /**
   * Adds back what is missing of the removed patients or notes of a parcel, as it was, at its place. A patient who is
   * in the list again has what either record says. Refuses as all do that take a parcel.
   */
  restoreRecords: command({
    access: 'professionals',
    affects,
    input: parcelInput,
    output: z.object({}),
    refusals: parcelRefusals,
  }),

  /**
   * Anamnesis and notes of some of the listed patients, for a copy of one's own, once the password is right. A command,
   * though it changes nothing: the page keeps what queries asked and were answered. Refuses with `too_many_exports`
   * after five in fifteen minutes.
   */
  exportRecords: command({
    access: 'professionals',
    input: z.strictObject({ patients: somePatients, password: askedPassword }),
    output: z.object({
      records: z.array(
        z.object({
          token: publicToken,
          name: z.string(),
          anamnesis: z.string(),
          notes: z.array(z.object(noteWords)),
        }),
      ),
    }),
    refusals: exportRefusals,
  }),

  /** The document of a consent that the patient gave to this professional (CARD-26). */
  patientConsent: query({
    access: 'professionals',
    input: z.strictObject({ ...patient, consent: revision }),
    output: z.object({ document: pdfFile }),
    refusals: { document_missing: { status: 409 } },
  }),

  /** Notes that something a patient under age needs was seen, or takes the note back. The first moment stands. */
  tickMinorCheck: command({
    access: 'professionals',
    affects: ['patients/read-patient'],
    input: z.strictObject({ ...patient, check: minorCheck, isDone: z.boolean() }),
    output: minorChecks,
  }),
});

export const {
  listPatients,
  readPatient,
  saveAnamnesis,
  addNote,
  changeNote,
  deleteNotes,
  removePatients,
  restoreRecords,
  exportRecords,
  patientConsent,
  tickMinorCheck,
} = patientsApi;

export type SeenPatient = OperationOutput<typeof readPatient>;
