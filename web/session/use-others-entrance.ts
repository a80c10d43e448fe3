import { useLayoutEffect, useRef } from 'react';
import { type UserType, useSession } from '#web/session/session-context';
import { notifyNote } from '#web/ui/messages/notify';

const notes: Readonly<Record<UserType, { readonly area: string; readonly advice: string }>> = {
  patient: { area: 'area pazienti', advice: 'Per registrarti come professionista esci prima.' },
  professional: { area: 'area professionisti', advice: 'Per registrarti come paziente esci prima.' },
};

/** Says to who came signed in why an entrance of the other user type leads on. Who signs in at it is told otherwise. */
export function useOthersEntrance(entrance: UserType | undefined): void {
  const { session } = useSession();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  const isVisitor = session.kind === 'visitor';
  const wasVisitor = useRef(false);
  // Before the redirect, with which the note travels.
  useLayoutEffect(() => {
    wasVisitor.current ||= isVisitor;
    if (!user || !entrance || user.userType === entrance || wasVisitor.current) return;
    const { area, advice } = notes[user.userType];
    notifyNote(`Sei nell’${area} come ${user.firstName}`, { advice, travels: true });
  }, [user, isVisitor, entrance]);
}
