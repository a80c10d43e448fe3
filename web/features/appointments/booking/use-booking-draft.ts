import { type RefObject, useEffect, useRef } from 'react';
import { blankAppointment, type NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';

interface KeptDraft {
  /** Set once what was typed has become an appointment. */
  readonly isUsedUp: RefObject<boolean>;
  /** Whether the form is still there to tell what becomes of it. */
  readonly isOpen: RefObject<boolean>;
}

/** Leaves what is typed in the draft when the form closes, or a blank form when it is used up. */
export function useKeptDraft(draft: RefObject<NewAppointmentValues>, getValues: () => NewAppointmentValues): KeptDraft {
  const isUsedUp = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      draft.current = isUsedUp.current ? blankAppointment : getValues();
    };
  }, [draft, getValues]);
  return { isUsedUp, isOpen };
}
