import { deviceStorage } from '#web/storage/browser-storage';

declare global {
  interface Window {
    /** The page's data layer, if the operator has installed one. */
    dataLayer?: object[];
  }
}

/** The local storage key of the opt-in to statistics. No screen asks for it yet, so nothing is reported. */
const consentKey = 'ascolto-statistics-consent';

/** Reports to the page's data layer that an account was opened, never whose; only after the opt-in. */
export function trackRegistration(type: 'patient' | 'professional'): void {
  if (deviceStorage.get(consentKey) !== 'given') return;
  window.dataLayer?.push({ event: 'registration', type });
}
