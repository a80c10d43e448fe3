import type { UserType } from '#web/session/session-context';
import { notifyNote } from '#web/ui/messages/notify';

const notes: Readonly<Record<UserType, string>> = {
  patient: 'Hai usato l’ingresso dei professionisti. Il tuo è l’Area pazienti: la prossima volta scegli quella.',
  professional: 'Hai usato l’ingresso dei pazienti. Il tuo è l’Area professionisti: la prossima volta scegli quella.',
};

/** Tells a user who signed in through the other user type's login which one is theirs. */
export function sayOwnAudience(userType: UserType): void {
  notifyNote(notes[userType], { travels: true });
}
