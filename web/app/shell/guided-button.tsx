import { Button } from '@mantine/core';
import { type Icon, IconReceiptEuro, IconSignature, IconUserEdit } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from '#web/app/shell/shell-header.module.css';
import type { GuidedStep } from '#web/features/setup/guided-step';
import { useSetupWays } from '#web/flows/setup/setup-ways.tsx';
import { paths } from '#web/routing/paths';

const looks: Readonly<Record<GuidedStep, { readonly label: string; readonly icon: Icon }>> = {
  profile: { label: 'COMPLETA IL TUO PROFILO', icon: IconUserEdit },
  plan: { label: 'SCEGLI IL TUO PIANO TARIFFARIO', icon: IconReceiptEuro },
  contract: { label: 'FIRMA CONTRATTO CON OTP', icon: IconSignature },
};

/** The header's way to what a professional is to do next; where there is little room, its symbol alone (HDR-13). */
export function GuidedButton({ step }: { readonly step: GuidedStep }) {
  const { choosePlan, signContract } = useSetupWays();
  const { label, icon: StepIcon } = looks[step];
  const look = { className: classes.shrinking, leftSection: <StepIcon aria-hidden size={20} /> };
  if (step === 'profile') {
    return (
      <Button {...look} component={Link} to={paths.profile}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={step === 'plan' ? choosePlan : signContract}>
      {label}
    </Button>
  );
}
