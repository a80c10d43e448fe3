import type { ComponentType } from 'react';
import { styled } from '#web/app/styled';
import { paths, patterns } from '#web/routing/paths';

const ownProfile = async () => (await import('#web/flows/profile/own-profile-screen.tsx')).OwnProfileScreen;

/** The screens that are loaded when they are opened, by address. */
const screens = {
  [paths.dashboard]: async () => (await import('#web/flows/home/dashboard-route.tsx')).DashboardRoute,
  [paths.calendar]: async () => (await import('#web/flows/calendar/calendar-route.tsx')).CalendarRoute,
  [paths.chat]: async () => (await import('#web/flows/chat/chat-route.tsx')).ChatRoute,
  [paths.therapists]: async () =>
    (await import('#web/flows/find-therapist/find-therapist-route.tsx')).FindTherapistRoute,
  [patterns.therapist]: async () =>
    (await import('#web/features/therapists/profile/therapist-screen.tsx')).TherapistScreen,
  [patterns.register]: async () => (await import('#web/flows/registration/register-route.tsx')).RegisterRoute,
  [patterns.info]: async () => (await import('#web/flows/info-pages/info-route.tsx')).InfoRoute,
  [paths.patients]: async () => (await import('#web/features/patients/list/patients-screen.tsx')).PatientsScreen,
  [patterns.patientCard]: async () => (await import('#web/flows/patients/patient-card-route.tsx')).PatientCardRoute,
  [paths.profile]: ownProfile,
  [paths.patientDetails]: ownProfile,
  [paths.completeProfile]: async () => (await import('#web/flows/billing/billing-route.tsx')).BillingRoute,
  [paths.diary]: async () => (await import('#web/flows/diary/diary-route.tsx')).DiaryRoute,
  [paths.tickets]: async () => (await import('#web/flows/help/tickets-route.tsx')).TicketsRoute,
  [patterns.ticket]: async () => (await import('#web/flows/help/tickets-route.tsx')).TicketRoute,
  [patterns.faq]: async () => (await import('#web/flows/help/faq-route.tsx')).FaqRoute,
  [paths.searchFilter]: async () =>
    (await import('#web/features/therapists/search/search-filter-screen.tsx')).SearchFilterScreen,
  [paths.accessibility]: async () => (await import('#web/features/legal/accessibility-screen.tsx')).AccessibilityScreen,
  [paths.cookies]: async () => (await import('#web/features/legal/cookies-screen.tsx')).CookiesScreen,
  [paths.terms]: async () => (await import('#web/flows/terms/terms-route.tsx')).TermsRoute,
  [paths.privacy]: async () => (await import('#web/flows/terms/terms-route.tsx')).PrivacyPage,
  '*': async () => (await import('#web/app/unknown-screen.tsx')).UnknownScreen,
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type LazyAddress = keyof typeof screens;

export const lazyAddresses = Object.keys(screens) as readonly LazyAddress[];

export function loadScreen(address: LazyAddress): Promise<ComponentType> {
  return styled(screens[address]());
}

/** Loads the screen of an address before it is opened; a failed load is tried again later. */
export function prefetchScreen(address: string): void {
  if (Object.hasOwn(screens, address)) void loadScreen(address as LazyAddress).catch(() => undefined);
}
