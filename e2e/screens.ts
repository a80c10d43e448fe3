import type { Page } from '@playwright/test';
import {
  closeDialog,
  compareTwo,
  fillSeries,
  goOnTooEarly,
  goThroughTutorial,
  openInformation,
  openMove,
  openPayment,
  openReview,
  openSubscription,
  openSummary,
  openWallet,
  press,
  pressAmongFilters,
  pressInTurn,
  signTooEarly,
  stayAtTheEnd,
  waitForAgenda,
  waitForDialog,
  waitForGrid,
  waitForMessages,
} from '#e2e/open-states';
import type { PersonName } from '#e2e/people';
import { fillPatientWizard, fillProfessionalWizard } from '#e2e/register';
import { monday } from '#e2e/session-hour';
import type { ScenarioName } from '#mocks/scenarios/scenarios';

/** A screen for pictures and accessibility checks. */
export interface ShownScreen {
  readonly name: string;
  readonly as: PersonName | null;
  /** The scenario; an ordinary day by default. */
  readonly scenario?: ScenarioName;
  /** The address after the origin. */
  readonly address: string;
  /** Opens the dialog or state the screen is named after. */
  readonly open?: (page: Page) => Promise<void>;
}

/** Every screen, and every dialog a screen opens. */
export const screens: readonly ShownScreen[] = [
  { name: 'home', as: null, address: '/#/' },
  { name: 'login-patient', as: null, address: '/#/patient' },
  { name: 'login-professional', as: null, address: '/#/doctor' },
  { name: 'recovery', as: null, address: '/#/patient', open: press('Password dimenticata?') },
  { name: 'crisis-help', as: null, address: '/#/patient', open: press('Ho bisogno di aiuto subito') },
  { name: 'accessibility', as: null, address: '/#/accessibilita' },
  { name: 'cookies', as: null, address: '/#/cookie' },
  { name: 'terms', as: null, address: '/#/termini?per=paziente' },
  { name: 'privacy', as: null, address: '/#/privacy?per=professionista' },
  { name: 'unknown-address', as: null, address: '/#/non-esiste' },
  { name: 'coming-soon', as: null, address: '/#/dashboard/faq?type=faq' },
  { name: 'register-patient', as: null, address: '/#/register?role=patient' },
  { name: 'register-patient-errors', as: null, address: '/#/register?role=patient', open: goOnTooEarly },
  { name: 'register-patient-details', as: null, address: '/#/register?role=patient', open: fillPatientWizard },
  { name: 'register-professional', as: null, address: '/#/register?role=doctor' },
  { name: 'register-professional-information', as: null, address: '/#/register?role=doctor', open: openInformation },
  { name: 'register-professional-titles', as: null, address: '/#/register?role=doctor', open: fillProfessionalWizard },
  { name: 'sign-in-prompt', as: null, address: '/#/dashboard/diary' },
  { name: 'therapists-visitor', as: null, address: '/#/dashboard/therapist' },
  { name: 'info-registered', as: null, address: '/#/info/successful-register' },
  { name: 'info-registered-patient', as: null, address: '/#/info/successful-register-patient' },
  {
    name: 'information-request',
    as: null,
    address: '/#/info/successful-register',
    open: press('contatta l’assistenza clienti'),
  },
  { name: 'info-almost-there', as: 'bassani', address: '/#/info/almost-there' },
  { name: 'info-another-time', as: 'bassani', address: '/#/info/another-time' },
  { name: 'info-complete-profile', as: 'bassani', address: '/#/info/complete-profile' },
  { name: 'info-complete-profile-later', as: 'bassani', address: '/#/info/complete-profile-later' },
  { name: 'billing-company', as: 'bassani', address: '/#/complete-profile' },
  { name: 'billing-payment', as: 'rinaldi', address: '/#/complete-profile?passo=2' },
  { name: 'dashboard-patient', as: 'giulia', address: '/#/dashboard' },
  { name: 'welcome', as: 'sara', address: '/#/dashboard', open: waitForDialog },
  { name: 'dashboard-new-patient', as: 'sara', address: '/#/dashboard', open: closeDialog },
  { name: 'tutorial-first', as: 'sara', address: '/#/dashboard/therapist', open: waitForDialog },
  { name: 'tutorial-second', as: 'sara', address: '/#/dashboard/therapist', open: goThroughTutorial(1) },
  { name: 'tutorial-last', as: 'sara', address: '/#/dashboard/therapist', open: goThroughTutorial(2) },
  { name: 'therapists', as: 'giulia', address: '/#/dashboard/therapist' },
  {
    name: 'therapists-filtered',
    as: 'giulia',
    address: '/#/dashboard/therapist?language=Inglese,Francese&interventions=Ansia,Lutto',
  },
  { name: 'therapists-nobody', as: 'giulia', address: '/#/dashboard/therapist?language=Klingon&service=single' },
  { name: 'therapists-language', as: 'giulia', address: '/#/dashboard/therapist', open: pressAmongFilters(/^Lingua/) },
  { name: 'therapists-areas', as: 'giulia', address: '/#/dashboard/therapist', open: pressAmongFilters(/altre aree$/) },
  {
    name: 'therapists-compared',
    as: null,
    address: '/#/dashboard/therapist?language=Inglese,Francese&interventions=Ansia,Lutto',
    open: compareTwo,
  },
  { name: 'questionnaire', as: null, address: '/#/dashboard/therapist?questionario=1', open: waitForDialog },
  {
    name: 'questionnaire-feelings',
    as: 'giulia',
    address: '/#/dashboard/therapist?questionario=4',
    open: waitForDialog,
  },
  { name: 'questionnaire-end', as: 'giulia', address: '/#/dashboard/therapist?questionario=8', open: stayAtTheEnd },
  { name: 'search-filter', as: null, address: '/#/search-filter' },
  { name: 'therapist', as: 'sara', address: '/#/dashboard/therapist-detail?pt=pt-rinaldi' },
  { name: 'therapist-curriculum', as: 'sara', address: '/#/dashboard/therapist-detail?pt=pt-rinaldi&tab=curriculum' },
  { name: 'therapist-reviews', as: 'sara', address: '/#/dashboard/therapist-detail?pt=pt-rinaldi&tab=recensioni' },
  {
    name: 'favourite-visitor',
    as: null,
    address: '/#/dashboard/therapist-detail?pt=pt-rinaldi',
    open: press(/preferiti$/),
  },
  { name: 'favourite-saved', as: 'giulia', address: '/#/dashboard/therapist-detail?pt=pt-rinaldi' },
  {
    name: 'visitor-message',
    as: null,
    address: '/#/dashboard/therapist-detail?pt=pt-rinaldi',
    open: press(/^Scrivi/),
  },
  { name: 'first-message', as: 'sara', address: '/#/dashboard/therapist-detail?pt=pt-rinaldi', open: press(/^Scrivi/) },
  { name: 'chat-list', as: 'giulia', address: '/#/dashboard/chat' },
  { name: 'chat-empty', as: 'sara', address: '/#/dashboard/chat' },
  { name: 'chat', as: 'giulia', address: '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi', open: waitForMessages },
  { name: 'calendar-patient', as: 'giulia', address: '/#/dashboard/calendar' },
  { name: 'device-check', as: 'giulia', address: '/#/dashboard/calendar', open: press('Prova audio e video') },
  {
    name: 'informed-consent',
    as: 'marco',
    scenario: 'first-payment',
    address: '/#/dashboard',
    open: press('conferma appuntamento'),
  },
  {
    name: 'informed-consent-errors',
    as: 'marco',
    scenario: 'first-payment',
    address: '/#/dashboard',
    open: signTooEarly,
  },
  { name: 'confirmation-summary', as: 'giulia', address: '/#/dashboard/calendar', open: openSummary },
  { name: 'confirmation-wallet', as: 'giulia', address: '/#/dashboard/calendar', open: openWallet },
  { name: 'confirmation-payment', as: 'giulia', address: '/#/dashboard/calendar', open: openPayment },
  { name: 'review', as: 'giulia', address: monday(-1, '18:30').address, open: openReview },
  { name: 'calendar-subscription', as: 'giulia', address: '/#/dashboard/calendar', open: openSubscription },
  { name: 'dashboard-professional', as: 'rinaldi', address: '/#/dashboard' },
  { name: 'calendar-professional', as: 'rinaldi', address: '/#/dashboard/calendar' },
  { name: 'calendar-month', as: 'rinaldi', address: '/#/dashboard/calendar?view=month' },
  { name: 'week', as: 'rinaldi', address: '/#/dashboard/calendar?view=week', open: waitForGrid },
  { name: 'day', as: 'rinaldi', address: '/#/dashboard/calendar?view=day', open: waitForGrid },
  { name: 'agenda-professional', as: 'rinaldi', address: '/#/dashboard/calendar?view=agenda', open: waitForAgenda },
  { name: 'agenda-patient', as: 'giulia', address: '/#/dashboard/calendar?view=agenda', open: waitForAgenda },
  {
    name: 'working-hours',
    as: 'rinaldi',
    address: '/#/dashboard/calendar',
    open: pressInTurn('Altro sul calendario', 'Orari di lavoro'),
  },
  { name: 'new-appointment', as: 'rinaldi', address: '/#/dashboard/calendar', open: press('Nuovo appuntamento') },
  { name: 'appointment-series', as: 'rinaldi', address: '/#/dashboard/calendar', open: fillSeries },
  { name: 'move-appointment', as: 'rinaldi', address: '/#/dashboard/calendar?view=agenda', open: openMove },
];
