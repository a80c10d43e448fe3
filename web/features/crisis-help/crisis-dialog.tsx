import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { numbersGatheredOn } from '#web/features/crisis-help/crisis-numbers';
import { NumbersToCall } from '#web/features/crisis-help/numbers-to-call.tsx';
import { areThreeEscapesOn, switchThreeEscapes } from '#web/features/crisis-help/three-escapes';
import { productName } from '#web/product';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface CrisisDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The numbers to call in an emergency. */
export function CrisisDialog({ opened, onClose }: CrisisDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Ho bisogno di aiuto subito" size="lg" data-toasts-wait>
      <NumbersToCall />
      <Text mt="md">
        Chat e messaggi su {productName} non sono un servizio di emergenza: nessuno li controlla in ogni momento.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        Numeri e orari raccolti da fonti pubbliche il {numbersGatheredOn}.
      </Text>
      <ThreeEscapes />
    </Dialog>
  );
}

function ThreeEscapes() {
  const [isOn, setOn] = useState(areThreeEscapesOn);
  return (
    <Checkbox
      mt="md"
      checked={isOn}
      label="Esci subito anche con tre Esc"
      description="Premi Esc tre volte in un secondo per lasciare il sito. La scelta vale su questo dispositivo."
      onChange={({ currentTarget: { checked } }) => {
        switchThreeEscapes(checked);
        setOn(checked);
      }}
    />
  );
}
