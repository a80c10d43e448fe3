import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { patientsApi } from '#contracts/patients/patients.api';

const ofMarco = { patient: 'pt-marco' };
const words = { title: 'Dopo il colloquio', text: 'Ci siamo dati due settimane per pensarci.' };

/** The patient, the note and the revisions are those of the demonstration's Rinaldi. */
export const patientsExamples = {
  listPatients: { professional: {} },
  readPatient: { professional: ofMarco },
  saveAnamnesis: { professional: { ...ofMarco, revision: '7d88254d-d080c434', text: 'Vive da poco a Milano.' } },
  addNote: { professional: { ...ofMarco, ...words, idempotencyKey: 'example-note' } },
  changeNote: { professional: { ...ofMarco, note: 'nota-marco-1', revision: 'f3f5fe9f-327901e7', ...words } },
  deleteNotes: { professional: { ...ofMarco, notes: ['nota-marco-1'] } },
  removePatients: { professional: { patients: ['pt-marco'] } },
  restoreRecords: { professional: { parcel: [] } },
  exportRecords: { professional: { patients: ['pt-marco'], password: 'Ascolto2026!' } },
  patientConsent: { professional: { patient: 'pt-giulia', consent: '44918cd4-b3850db7' } },
  tickMinorCheck: { professional: { ...ofMarco, check: 'guardian-document', isDone: true } },
} satisfies ExamplesOf<typeof patientsApi>;
