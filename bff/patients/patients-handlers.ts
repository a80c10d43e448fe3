import { handleAddNote } from '#bff/patients/card/add-note';
import { handleChangeNote } from '#bff/patients/card/change-note';
import { handlePatientConsent } from '#bff/patients/card/patient-consent';
import { handleReadPatient } from '#bff/patients/card/read-patient';
import { handleSaveAnamnesis } from '#bff/patients/card/save-anamnesis';
import { handleTickMinorCheck } from '#bff/patients/card/tick-minor-check';
import { handleExportRecords } from '#bff/patients/list/export-records';
import { handleListPatients } from '#bff/patients/list/list-patients';
import { handleDeleteNotes } from '#bff/patients/removal/delete-notes';
import { handleRemovePatients } from '#bff/patients/removal/remove-patients';
import { handleRestoreRecords } from '#bff/patients/removal/restore-records';
import type { HandlersOf } from '#bff/run-operation';
import type { patientsApi } from '#contracts/patients/patients.api';

export const patientsHandlers: HandlersOf<typeof patientsApi> = {
  listPatients: handleListPatients,
  readPatient: handleReadPatient,
  saveAnamnesis: handleSaveAnamnesis,
  addNote: handleAddNote,
  changeNote: handleChangeNote,
  deleteNotes: handleDeleteNotes,
  removePatients: handleRemovePatients,
  restoreRecords: handleRestoreRecords,
  exportRecords: handleExportRecords,
  patientConsent: handlePatientConsent,
  tickMinorCheck: handleTickMinorCheck,
};
