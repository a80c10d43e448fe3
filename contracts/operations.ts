import { addressDetail, suggestAddresses } from '#contracts/addresses/addresses.api';
import {
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  listAppointments,
  listInvitees,
  moveAppointment,
} from '#contracts/appointments/appointments.api';
import { completeBillingData, ownBillingData, postponeBillingData } from '#contracts/billing/billing.api';
import {
  appointmentFile,
  endSubscription,
  ownSubscription,
  startSubscription,
} from '#contracts/calendar-export/calendar-export.api';
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
  giveInformedConsent,
  ownInformedConsent,
  previewInformedConsent,
  signedInformedConsent,
} from '#contracts/informed-consent/informed-consent.api';
import { previousMonthRevenue } from '#contracts/invoices/invoices.api';
import {
  currentSession,
  keepSession,
  logIn,
  logOut,
  recoverPassword,
  startSocialSignIn,
} from '#contracts/login/login.api';
import { ownPaymentData, ownWallet, requestPayment, saveTaxCode } from '#contracts/payments/payments.api';
import { registerPatient, registerProfessional, validateAccount } from '#contracts/registration/registration.api';
import { leaveReview, listReviewStandings } from '#contracts/reviews/reviews.api';
import { readTerms } from '#contracts/terms/terms.api';
import { countTherapists, filterChoices, recordProfileView, searchTherapists } from '#contracts/therapists/search.api';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { finishTutorial } from '#contracts/tutorial/tutorial.api';
import { ownWorkingHours, saveWorkingHours } from '#contracts/working-hours/working-hours.api';

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
  [moveAppointment.name]: moveAppointment,
  [confirmAppointment.name]: confirmAppointment,
  [cancelAppointment.name]: cancelAppointment,
  [ownPaymentData.name]: ownPaymentData,
  [saveTaxCode.name]: saveTaxCode,
  [requestPayment.name]: requestPayment,
  [ownWallet.name]: ownWallet,
  [ownInformedConsent.name]: ownInformedConsent,
  [previewInformedConsent.name]: previewInformedConsent,
  [giveInformedConsent.name]: giveInformedConsent,
  [signedInformedConsent.name]: signedInformedConsent,
  [suggestAddresses.name]: suggestAddresses,
  [addressDetail.name]: addressDetail,
  [readTerms.name]: readTerms,
  [registerPatient.name]: registerPatient,
  [registerProfessional.name]: registerProfessional,
  [validateAccount.name]: validateAccount,
  [sendInformationRequest.name]: sendInformationRequest,
  [listReviewStandings.name]: listReviewStandings,
  [leaveReview.name]: leaveReview,
  [previousMonthRevenue.name]: previousMonthRevenue,
  [appointmentFile.name]: appointmentFile,
  [ownSubscription.name]: ownSubscription,
  [startSubscription.name]: startSubscription,
  [endSubscription.name]: endSubscription,
  [ownWorkingHours.name]: ownWorkingHours,
  [saveWorkingHours.name]: saveWorkingHours,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
