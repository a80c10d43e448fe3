import { expect } from 'vitest';
import { noteRevision } from '#bff/patients/records/listed-notes';
import { withoutPatients } from '#bff/patients/removal/removed-records';
import { parcelOf } from '#bff/server/testing/parcel-of';
import { change, configuration, published } from '#bff/server/testing/plain-records';
import type { PlainWorld, PlainWrite } from '#bff/server/testing/plain-world';
import { versionOf } from '#bff/version-of';
import { restoreRecords } from '#contracts/patients/patients.api';
import { recordOf, rowsOf } from '#e2e/plain-platform/php-values';
import { plainPassword } from '#e2e/plain-platform/seed';
import type { PlainPlatform } from '#e2e/plain-platform/start';

const note = { id: 'n-1', title: 'Primo incontro', text: 'Puntuale.', date: '03/11/2026', mood: 'kept' };
const older = { id: 'n-0', title: 'Avvio', text: 'Obiettivi.', date: '12/10/2026' };
const ofGiulia = { user_pt: 'pt-giulia', anamnesi: 'Sonno leggero.', notes: [note, older], colour: 'kept' };
const ofMarco = { user_pt: 'pt-marco', notes: '' };
const words = { title: 'Secondo incontro', text: 'Più disteso.' };
const revision = noteRevision(note);
const { removed } = withoutPatients([ofGiulia, ofMarco], new Set(['pt-giulia']));
const parcel = parcelOf('pt-rinaldi', restoreRecords, removed);

const holding =
  (...patients: readonly object[]) =>
  ({ platform }: PlainWorld) =>
    change(platform, 'rinaldi', 'public_configuration', { patients });

const records = (platform: PlainPlatform) => rowsOf(published(platform, 'rinaldi')['patients']);
const minors = (platform: PlainPlatform) => rowsOf(recordOf(configuration(platform, 'rinaldi')['ascolto'])['minors']);
const ofRinaldi = {
  as: 'rinaldi',
  prepare: holding(ofGiulia, ofMarco),
  writes: ['updateUser'],
  stands: records,
} as const;

/** What a therapist does to the records of their patients. */
export const patientWrites: Readonly<Record<string, PlainWrite>> = {
  'patients/save-anamnesis': {
    ...{ ...ofRinaldi, input: { patient: 'pt-giulia', revision: versionOf('Sonno leggero.'), text: 'Dorme meglio.' } },
    after: [{ ...ofGiulia, anamnesi: 'Dorme meglio.' }, ofMarco],
  },
  'patients/add-note': {
    ...{ ...ofRinaldi, input: { patient: 'pt-giulia', ...words, idempotencyKey: 'key-of-note' } },
    after: [
      { ...ofGiulia, notes: [{ id: 'key-of-note', ...words, date: expect.stringMatching(/2026$/) }, note, older] },
      ofMarco,
    ],
  },
  'patients/change-note': {
    ...{ ...ofRinaldi, input: { patient: 'pt-giulia', note: 'n-1', revision, ...words } },
    after: [{ ...ofGiulia, notes: [{ ...note, ...words }, older] }, ofMarco],
  },
  'patients/delete-notes': {
    ...{ ...ofRinaldi, input: { patient: 'pt-giulia', notes: ['n-1'] } },
    after: [{ ...ofGiulia, notes: [older] }, ofMarco],
  },
  'patients/remove-patients': { ...ofRinaldi, input: { patients: ['pt-giulia'] }, after: [ofMarco] },
  'patients/restore-records': {
    ...{ ...ofRinaldi, prepare: holding(ofMarco), input: { parcel } },
    after: [ofGiulia, ofMarco],
  },
  'patients/export-records': {
    as: 'rinaldi',
    input: { patients: ['pt-giulia'], password: plainPassword },
    prepare: ofRinaldi.prepare,
  },
  'patients/tick-minor-check': {
    ...{ ...ofRinaldi, input: { patient: 'pt-giulia', check: 'guardian-document', isDone: true }, stands: minors },
    after: [{ user_pt: 'pt-giulia', guardian_document_at: expect.any(Number) }],
  },
};
