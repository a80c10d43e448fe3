import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AppointmentActions } from '#web/features/appointments/entry/appointment-actions.tsx';
import { DeviceCheckButton } from '#web/features/appointments/entry/device-check-button.tsx';
import type { LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import type { NextStep } from '#web/features/appointments/journey/next-step';
import { paths } from '#web/routing/paths';

interface NextStepActionProps {
  readonly step: NextStep;
  readonly reading: LabelReading;
  readonly flow: AppointmentFlow;
  readonly describedBy: string;
}

/** The action of the next step; when there is nothing to do, at most the device check before a confirmed session. */
export function NextStepAction({ step, reading, flow, describedBy }: NextStepActionProps) {
  switch (step.kind) {
    case 'join':
    case 'confirm':
      return (
        <AppointmentActions
          appointment={step.appointment}
          reading={reading}
          flow={flow}
          describedBy={describedBy}
          withOtherWays={false}
        />
      );
    case 'review':
      return (
        <Button w="fit-content" aria-describedby={describedBy} onClick={() => flow.press(step.appointment, 'review')}>
          Lascia una recensione
        </Button>
      );
    case 'find-therapist':
      return <LinkButton to={paths.therapists} label="Trova un terapeuta" />;
    case 'arrange':
      return <LinkButton to={paths.chat} label="Vai alla chat" />;
    case 'rest': {
      const { appointment } = step;
      if (appointment?.status !== 'accepted') return null;
      return (
        <DeviceCheckButton
          describedBy={describedBy}
          onPress={() => flow.openDialog({ kind: 'device-check', appointment })}
        />
      );
    }
  }
}

function LinkButton({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Button component={Link} to={to} w="fit-content">
      {label}
    </Button>
  );
}
