import type { ComponentType } from 'react';
import { paths, patterns } from '#web/app/paths';

/** The screens that are fetched when they are asked for, by address. */
const screens = {
  [paths.dashboard]: async () => (await import('#web/app/dashboard-page.tsx')).DashboardPage,
  [paths.calendar]: async () => (await import('#web/app/own-calendar-screen.tsx')).OwnCalendarScreen,
  [paths.chat]: async () => (await import('#web/app/chat-page.tsx')).ChatPage,
  [paths.therapists]: async () => (await import('#web/app/find-therapist-screen.tsx')).FindTherapistScreen,
  [patterns.therapist]: async () => (await import('#web/features/therapists/therapist-screen.tsx')).TherapistScreen,
  [patterns.register]: async () => (await import('#web/app/register-screen.tsx')).RegisterScreen,
  [patterns.info]: async () => (await import('#web/app/info-page.tsx')).InfoPage,
  [paths.completeProfile]: async () => (await import('#web/app/billing-page.tsx')).BillingPage,
  [paths.searchFilter]: async () =>
    (await import('#web/features/therapists/search-filter-screen.tsx')).SearchFilterScreen,
  [paths.accessibility]: async () => (await import('#web/features/legal/accessibility-screen.tsx')).AccessibilityScreen,
  [paths.cookies]: async () => (await import('#web/features/legal/cookies-screen.tsx')).CookiesScreen,
  [paths.terms]: async () => (await import('#web/app/terms-page.tsx')).TermsPage,
  [paths.privacy]: async () => (await import('#web/app/terms-page.tsx')).PrivacyPage,
  '*': async () => (await import('#web/app/unknown-screen.tsx')).UnknownScreen,
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type LazyAddress = keyof typeof screens;

/** The screen of an address, fetched now. */
export function loadScreen(address: LazyAddress): Promise<ComponentType> {
  return screens[address]();
}

/** Fetches the screen of an address before it is asked for; one that does not come is asked for again later. */
export function prefetchScreen(address: string): void {
  if (Object.hasOwn(screens, address)) void loadScreen(address as LazyAddress).catch(() => undefined);
}
