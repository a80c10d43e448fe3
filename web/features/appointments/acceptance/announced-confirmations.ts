import { useEffect } from 'react';

const shown = new Set<string>();
const told = new Set<string>();

/** For as long as it is open, this part itself tells of the appointment's confirmation: no toast says it again. */
export function useAnnouncedHere(appointment: string | undefined): void {
  useEffect(() => {
    if (appointment === undefined) return undefined;
    shown.add(appointment);
    return () => {
      shown.delete(appointment);
    };
  }, [appointment]);
}

/** Whoever confirmed it in this tab knows, even when the list is read anew later. */
export function markAnnounced(appointment: string): void {
  told.add(appointment);
}

export function isAnnouncedHere(appointment: string): boolean {
  return shown.has(appointment) || told.has(appointment);
}

/** What was told counts for as long as somebody listens. */
export function forgetAnnounced(): void {
  told.clear();
}
