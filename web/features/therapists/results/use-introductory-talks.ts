import { listAppointments } from '#contracts/appointments/appointments.api';
import { type IntroductoryTalk, introductoryTalk } from '#contracts/appointments/introductory-talk';
import { useQuery } from '#web/api/use-query';
import { useSession } from '#web/session/session-context';
import { useNow } from '#web/ui/use-now';

export type TalkOf = (therapist: string) => IntroductoryTalk | undefined;

/**
 * How far the reader has come with each therapist's free talk; undefined while that is not known. It follows from the
 * appointments that the frame around the screens reads anyway; who is no patient has none.
 */
export function useIntroductoryTalks(): TalkOf {
  const { session } = useSession();
  const isPatient = session.kind === 'signed-in' && session.user.userType === 'patient';
  const { data } = useQuery(listAppointments, isPatient ? {} : null, { live: true });
  const now = useNow();
  return (therapist) => {
    if (!isPatient) return 'none';
    const ofThePair = data?.appointments.filter(({ otherSide }) => otherSide.token === therapist);
    return ofThePair && introductoryTalk(ofThePair, now);
  };
}
