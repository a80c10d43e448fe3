import { deviceStorage } from '#web/storage/browser-storage';

const key = 'ascolto-last-audience';

/** Remembers on this device whether a patient or a professional signed in last, and nothing else of them. */
export function rememberAudience(userType: 'patient' | 'professional'): void {
  deviceStorage.set(key, userType);
}

/** Whether who signed in last on this device is a patient. */
export function wasPatientLast(): boolean {
  return deviceStorage.get(key) === 'patient';
}

export function forgetAudience(): void {
  deviceStorage.remove(key);
}
