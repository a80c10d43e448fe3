import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type SetupStep, setupStep } from '#contracts/setup/setup-step';
import { WorkingHoursOpener } from '#web/features/working-hours/working-hours-opener.tsx';
import { useSetupWays } from '#web/flows/setup/setup-ways.tsx';
import { paths } from '#web/routing/paths';

interface SetupWayProps {
  readonly step: SetupStep;
  readonly label: string;
  readonly isMain: boolean;
  /** An address that is led to already: a step that leads there has no way here. */
  readonly besides?: string;
}

const addresses: Partial<Record<SetupStep, string>> = {
  'billing-data': paths.completeProfile,
  profile: paths.profileAt('missing'),
  photo: paths.profileAt('photo'),
};

/** The first step that is taken at an address. */
export function stepAt(address: string): SetupStep | undefined {
  return setupStep.options.find((step) => addresses[step] === address);
}

/** The control that leads to a step: a link to its screen, or a button for its dialog. */
export function SetupWay({ step, label, isMain, besides }: SetupWayProps) {
  const { choosePlan, signContract } = useSetupWays();
  const variant = isMain ? 'filled' : 'default';
  const address = addresses[step];
  if (address && address === besides) return null;
  if (address) {
    return (
      <Button component={Link} to={address} variant={variant}>
        {label}
      </Button>
    );
  }
  if (step === 'working-hours') {
    return (
      <WorkingHoursOpener>
        {(open) => (
          <Button variant={variant} onClick={open}>
            {label}
          </Button>
        )}
      </WorkingHoursOpener>
    );
  }
  return (
    <Button variant={variant} onClick={step === 'plan' ? choosePlan : signContract}>
      {label}
    </Button>
  );
}
