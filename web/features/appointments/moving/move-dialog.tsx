import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import type { StepDialogProps } from '#web/features/appointments/entry/appointment-slots';
import type { NewTime } from '#web/features/appointments/moving/move-values';
import { useFetchedPart } from '#web/ui/use-lazy-module';

const loadForm = () => import('#web/features/appointments/moving/move-form.tsx');

interface MoveDialogProps extends StepDialogProps {
  /** Where to, when that is known already; otherwise the form starts from where the appointment is. */
  readonly to: NewTime | undefined;
  /** The entry it was opened from is gone by then. */
  readonly onMoved?: (() => void) | undefined;
}

/** The dialog that moves or edits an appointment, for the therapist who created it (APPT-44 to 48). */
export function MoveDialog({ appointment, to, opened, onClose, onMoved = stay }: MoveDialogProps) {
  const { part, fetchPart } = useFetchedPart(loadForm);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once with each opening
  useEffect(() => {
    if (opened) void fetchPart().then((hasCome) => hasCome || onClose());
  }, [opened, fetchPart]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Sposta o modifica l’appuntamento"
      size="xl"
      closeOnClickOutside={false}
    >
      {part && appointment && <part.MoveForm {...{ appointment, to, onClose, onMoved }} />}
    </Modal>
  );
}

const stay = () => undefined;
