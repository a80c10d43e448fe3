import { handleAddressDetail } from '#bff/addresses/address-detail';
import { handleSuggestAddresses } from '#bff/addresses/suggest-addresses';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { handleListInvitees } from '#bff/appointments/list-invitees';
import { handleMoveAppointment } from '#bff/appointments/move-appointment';
import { handleCompleteBillingData } from '#bff/billing/complete-billing-data';
import { handleOwnBillingData } from '#bff/billing/own-billing-data';
import { handlePostponeBillingData } from '#bff/billing/postpone-billing-data';
import { handleAppointmentFile } from '#bff/calendar-export/appointment-file';
import { handleEndSubscription } from '#bff/calendar-export/end-subscription';
import { handleOwnSubscription } from '#bff/calendar-export/own-subscription';
import { handleStartSubscription } from '#bff/calendar-export/start-subscription';
import { handleDeleteConversation } from '#bff/chat/delete-conversation';
import { handleListConversations } from '#bff/chat/list-conversations';
import { handleMarkRead } from '#bff/chat/mark-read';
import { handleReadConversation } from '#bff/chat/read-conversation';
import { handleSendText } from '#bff/chat/send-text';
import { handleStartConversation } from '#bff/chat/start-conversation';
import { handleGiveConsents } from '#bff/consents/give-consents';
import { handleAddFavourite } from '#bff/favourites/add-favourite';
import { handleListFavourites } from '#bff/favourites/list-favourites';
import { handleSendInformationRequest } from '#bff/information-request/send-information-request';
import { handleGiveInformedConsent } from '#bff/informed-consent/give-informed-consent';
import { handleOwnInformedConsent } from '#bff/informed-consent/own-informed-consent';
import { handlePreviewInformedConsent } from '#bff/informed-consent/preview-informed-consent';
import { handleSignedInformedConsent } from '#bff/informed-consent/signed-informed-consent';
import { handlePreviousMonthRevenue } from '#bff/invoices/previous-month-revenue';
import { handleCurrentSession } from '#bff/login/current-session';
import { handleKeepSession } from '#bff/login/keep-session';
import { handleLogIn } from '#bff/login/log-in';
import { handleLogOut } from '#bff/login/log-out';
import { handleRecoverPassword } from '#bff/login/recover-password';
import { handleOwnPaymentData } from '#bff/payments/own-payment-data';
import { handleOwnWallet } from '#bff/payments/own-wallet';
import { handleRequestPayment } from '#bff/payments/request-payment';
import { handleSaveTaxCode } from '#bff/payments/save-tax-code';
import { handleRegisterPatient } from '#bff/registration/register-patient';
import { handleRegisterProfessional } from '#bff/registration/register-professional';
import { handleValidateAccount } from '#bff/registration/validate-account';
import { handleLeaveReview } from '#bff/reviews/leave-review';
import { handleListReviewStandings } from '#bff/reviews/list-review-standings';
import type { OperationHandler } from '#bff/run-operation';
import { handleStartSocialSignIn } from '#bff/social/start-social-sign-in';
import { handleReadTerms } from '#bff/terms/read-terms';
import { handleCountTherapists } from '#bff/therapists/count-therapists';
import { handleFilterChoices } from '#bff/therapists/filter-choices';
import { handleRecordProfileView } from '#bff/therapists/record-profile-view';
import { handleSearchTherapists } from '#bff/therapists/search-therapists';
import { handleTherapistDetail } from '#bff/therapists/therapist-detail';
import { handleFinishTutorial } from '#bff/tutorial/finish-tutorial';
import { handleOwnWorkingHours } from '#bff/working-hours/own-working-hours';
import { handleSaveWorkingHours } from '#bff/working-hours/save-working-hours';
import type { OperationName, Operations } from '#contracts/operations';

/** Every operation's handler. The compiler refuses a missing one, and one written for another contract. */
export const handlers: { readonly [Name in OperationName]: OperationHandler<Operations[Name]> } = {
  'login/log-in': handleLogIn,
  'login/log-out': handleLogOut,
  'login/current-session': handleCurrentSession,
  'login/keep-session': handleKeepSession,
  'login/recover-password': handleRecoverPassword,
  'login/start-social-sign-in': handleStartSocialSignIn,
  'consents/give-consents': handleGiveConsents,
  'billing/own-billing-data': handleOwnBillingData,
  'billing/complete-billing-data': handleCompleteBillingData,
  'billing/postpone-billing-data': handlePostponeBillingData,
  'therapists/search-therapists': handleSearchTherapists,
  'therapists/count-therapists': handleCountTherapists,
  'therapists/filter-choices': handleFilterChoices,
  'therapists/therapist-detail': handleTherapistDetail,
  'therapists/record-profile-view': handleRecordProfileView,
  'favourites/list-favourites': handleListFavourites,
  'favourites/add-favourite': handleAddFavourite,
  'tutorial/finish-tutorial': handleFinishTutorial,
  'chat/list-conversations': handleListConversations,
  'chat/read-conversation': handleReadConversation,
  'chat/start-conversation': handleStartConversation,
  'chat/send-text': handleSendText,
  'chat/mark-read': handleMarkRead,
  'chat/delete-conversation': handleDeleteConversation,
  'appointments/list-appointments': handleListAppointments,
  'appointments/list-invitees': handleListInvitees,
  'appointments/book-appointment': handleBookAppointment,
  'appointments/move-appointment': handleMoveAppointment,
  'appointments/confirm-appointment': handleConfirmAppointment,
  'appointments/cancel-appointment': handleCancelAppointment,
  'payments/own-payment-data': handleOwnPaymentData,
  'payments/save-tax-code': handleSaveTaxCode,
  'payments/request-payment': handleRequestPayment,
  'payments/own-wallet': handleOwnWallet,
  'informed-consent/own-informed-consent': handleOwnInformedConsent,
  'informed-consent/preview-informed-consent': handlePreviewInformedConsent,
  'informed-consent/give-informed-consent': handleGiveInformedConsent,
  'informed-consent/signed-informed-consent': handleSignedInformedConsent,
  'addresses/suggest-addresses': handleSuggestAddresses,
  'addresses/address-detail': handleAddressDetail,
  'terms/read-terms': handleReadTerms,
  'registration/register-patient': handleRegisterPatient,
  'registration/register-professional': handleRegisterProfessional,
  'registration/validate-account': handleValidateAccount,
  'information-request/send-information-request': handleSendInformationRequest,
  'reviews/list-review-standings': handleListReviewStandings,
  'reviews/leave-review': handleLeaveReview,
  'invoices/previous-month-revenue': handlePreviousMonthRevenue,
  'calendar-export/appointment-file': handleAppointmentFile,
  'calendar-export/own-subscription': handleOwnSubscription,
  'calendar-export/start-subscription': handleStartSubscription,
  'calendar-export/end-subscription': handleEndSubscription,
  'working-hours/own-working-hours': handleOwnWorkingHours,
  'working-hours/save-working-hours': handleSaveWorkingHours,
};
