import { useEffect } from 'react';

const shown = new Set<string>();
const told = new Set<string>();

/**
 * Suppresses the toast about this appointment's confirmation for as long as the calling component, which announces it
 * itself, is mounted.
 */
export function useAnnouncedHere(appointment: string | undefined): void {
  useEffect(() => {
    if (appointment === undefined) return undefined;
    shown.add(appointment);
    return () => {
      shown.delete(appointment);
    };
  }, [appointment]);
}

/** Marks a confirmation made in this tab, so that no toast repeats it when the list is read again. */
export function markAnnounced(appointment: string): void {
  told.add(appointment);
}

export function isAnnouncedHere(appointment: string): boolean {
  return shown.has(appointment) || told.has(appointment);
}

/** Forgets the marked confirmations: the watcher has been unmounted. */
export function forgetAnnounced(): void {
  told.clear();
}
