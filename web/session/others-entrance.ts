import type { SessionState, UserType } from '#web/session/session-context';
import { notifyNote } from '#web/ui/messages/notify';

const notes: Readonly<Record<UserType, { readonly area: string; readonly advice: string }>> = {
  patient: { area: 'area pazienti', advice: 'Per registrarti come professionista esci prima.' },
  professional: { area: 'area professionisti', advice: 'Per registrarti come paziente esci prima.' },
};

/** Says to who is signed in why an entrance of the other user type leads on; nothing at an entrance of their own. */
export function sayOthersEntrance(session: SessionState, entrance: UserType): void {
  if (session.kind !== 'signed-in' || session.user.userType === entrance) return;
  const { area, advice } = notes[session.user.userType];
  notifyNote(`Sei nell’${area} come ${session.user.firstName}`, { advice, travels: true });
}
