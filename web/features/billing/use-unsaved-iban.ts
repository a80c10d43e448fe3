import { useEffect, useState } from 'react';
import { useSignedInUser } from '#web/session/session-context';

/** In the page's memory alone: it goes with a reload and with the session, and is never written anywhere. */
const unsavedIbans = new WeakMap<object, string>();

/** The IBAN of a saving that failed, for the form that is opened again; a draft never holds it. */
export function useUnsavedIban(): {
  readonly found: string | undefined;
  readonly keep: (iban: string) => void;
} {
  const user = useSignedInUser();
  const [found] = useState(() => unsavedIbans.get(user));
  useEffect(() => {
    unsavedIbans.delete(user);
  }, [user]);
  return { found, keep: (iban) => unsavedIbans.set(user, iban) };
}
