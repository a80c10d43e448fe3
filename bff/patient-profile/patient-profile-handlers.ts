import { handleChangeEmail } from '#bff/patient-profile/change-email';
import { handleExportOwnData } from '#bff/patient-profile/export-own-data';
import { handleListReceivedInvoices } from '#bff/patient-profile/list-received-invoices';
import { handleOwnPatientProfile } from '#bff/patient-profile/own-patient-profile';
import { handleRequestClosure } from '#bff/patient-profile/request-closure';
import { handleSavePatientProfile } from '#bff/patient-profile/save-patient-profile';
import type { HandlersOf } from '#bff/run-operation';
import type { patientProfileApi } from '#contracts/patient-profile/patient-profile.api';

export const patientProfileHandlers: HandlersOf<typeof patientProfileApi> = {
  ownPatientProfile: handleOwnPatientProfile,
  savePatientProfile: handleSavePatientProfile,
  changeEmail: handleChangeEmail,
  exportOwnData: handleExportOwnData,
  requestClosure: handleRequestClosure,
  listReceivedInvoices: handleListReceivedInvoices,
};
