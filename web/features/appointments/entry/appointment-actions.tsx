import { Group, Stack } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { joinState } from '#contracts/appointments/join-state';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { DeviceCheckButton } from '#web/features/appointments/entry/device-check-button.tsx';
import { OtherWays } from '#web/features/appointments/entry/other-ways.tsx';
import type { LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import { StateButton } from '#web/features/appointments/entry/state/state-button.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';

interface AppointmentActionsProps {
  readonly appointment: Appointment;
  readonly reading: LabelReading;
  readonly flow: AppointmentFlow;
  /** The id of the text that says which appointment this is. */
  readonly describedBy: string;
  /** Whether other actions appear beside the button: to move or cancel, or for a patient to ask for another time. */
  readonly withOtherWays?: boolean;
}

/** The button of an appointment by status and user, with the other actions beside it. */
export function AppointmentActions(props: AppointmentActionsProps) {
  const { appointment, reading, flow, describedBy, withOtherWays = true } = props;
  const { AddToCalendar } = useAppointmentSlots();
  const joining = reading.place === 'calendar' ? joinState(appointment, reading.now) : null;
  const isConfirming = flow.confirming === appointment.token;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <StateButton appointment={appointment} reading={reading} flow={flow} describedBy={describedBy} />
        {withOtherWays && (
          <OtherWays
            appointment={appointment}
            reading={reading}
            describedBy={describedBy}
            onMove={() => flow.openDialog({ kind: 'move', appointment })}
            onCancel={() => flow.openDialog({ kind: 'cancel', appointment })}
          />
        )}
        {withOtherWays && joining === 'not-allow' && (
          <AddToCalendar appointment={appointment.token} describedBy={describedBy} />
        )}
        {(joining === 'not-allow' || joining === 'allow') && (
          <DeviceCheckButton
            describedBy={describedBy}
            onPress={() => flow.openDialog({ kind: 'device-check', appointment })}
          />
        )}
      </Group>
      {flow.failed?.token === appointment.token && !isConfirming && (
        <ConfirmProblem problem={flow.failed.problem} onRetry={() => flow.press(appointment, 'confirm')} />
      )}
    </Stack>
  );
}

interface ConfirmProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** A failed confirmation, explained beside its button. */
function ConfirmProblem({ problem, onRetry }: ConfirmProblemProps) {
  return <RetryAlert {...wordsFor(problem)} onRetry={onRetry} />;
}

function wordsFor(problem: Problem) {
  if (problem.code !== 'not_pending') return problemText(problem);
  return {
    title: 'Questo appuntamento è cambiato nel frattempo',
    advice: 'Lo abbiamo riletto: qui vedi com’è adesso.',
  };
}
