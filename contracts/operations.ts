import { addressDetail, suggestAddresses } from '#contracts/addresses/addresses.api';
import {
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  listAppointments,
  listInvitees,
} from '#contracts/appointments/appointments.api';
import { completeBillingData, ownBillingData, postponeBillingData } from '#contracts/billing/billing.api';
import {
  deleteConversation,
  listConversations,
  markRead,
  readConversation,
  sendText,
  startConversation,
} from '#contracts/chat/chat.api';
import { giveConsents } from '#contracts/consents/consents.api';
import { addFavourite, listFavourites } from '#contracts/favourites/favourites.api';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import {
  currentSession,
  keepSession,
  logIn,
  logOut,
  recoverPassword,
  startSocialSignIn,
} from '#contracts/login/login.api';
import { registerPatient, registerProfessional, validateAccount } from '#contracts/registration/registration.api';
import { readTerms } from '#contracts/terms/terms.api';
import { countTherapists, filterChoices, recordProfileView, searchTherapists } from '#contracts/therapists/search.api';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { finishTutorial } from '#contracts/tutorial/tutorial.api';

/** Every operation the browser may ask for. What is not here cannot be called. */
export const operations = {
  [logIn.name]: logIn,
  [logOut.name]: logOut,
  [currentSession.name]: currentSession,
  [keepSession.name]: keepSession,
  [recoverPassword.name]: recoverPassword,
  [startSocialSignIn.name]: startSocialSignIn,
  [giveConsents.name]: giveConsents,
  [ownBillingData.name]: ownBillingData,
  [completeBillingData.name]: completeBillingData,
  [postponeBillingData.name]: postponeBillingData,
  [searchTherapists.name]: searchTherapists,
  [countTherapists.name]: countTherapists,
  [filterChoices.name]: filterChoices,
  [therapistDetail.name]: therapistDetail,
  [recordProfileView.name]: recordProfileView,
  [listFavourites.name]: listFavourites,
  [addFavourite.name]: addFavourite,
  [finishTutorial.name]: finishTutorial,
  [listConversations.name]: listConversations,
  [readConversation.name]: readConversation,
  [startConversation.name]: startConversation,
  [sendText.name]: sendText,
  [markRead.name]: markRead,
  [deleteConversation.name]: deleteConversation,
  [listAppointments.name]: listAppointments,
  [listInvitees.name]: listInvitees,
  [bookAppointment.name]: bookAppointment,
  [confirmAppointment.name]: confirmAppointment,
  [cancelAppointment.name]: cancelAppointment,
  [suggestAddresses.name]: suggestAddresses,
  [addressDetail.name]: addressDetail,
  [readTerms.name]: readTerms,
  [registerPatient.name]: registerPatient,
  [registerProfessional.name]: registerProfessional,
  [validateAccount.name]: validateAccount,
  [sendInformationRequest.name]: sendInformationRequest,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
