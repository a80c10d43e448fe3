declare global {
  interface Window {
    /** The page's data layer, where an operator has put one. */
    dataLayer?: object[];
  }
}

/** Where the opt-in to statistics is kept; nothing asks for it yet, so nothing is told. */
const consentKey = 'ascolto-statistics-consent';

/** Tells the page's data layer that an account was opened, and never whose; only after the opt-in (REG-120, REG-121). */
export function trackRegistration(type: 'patient' | 'professional'): void {
  if (localStorage.getItem(consentKey) !== 'given') return;
  window.dataLayer?.push({ event: 'registration', type });
}
