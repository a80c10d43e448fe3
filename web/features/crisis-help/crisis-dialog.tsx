import { Anchor, Checkbox, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#web/features/crisis-help/crisis-dialog.module.css';
import { chatInstead, crisisNumbers, numbersGatheredOn } from '#web/features/crisis-help/crisis-numbers';
import { areThreeEscapesOn, switchThreeEscapes } from '#web/features/crisis-help/three-escapes';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface CrisisDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The numbers to call in an emergency. */
export function CrisisDialog({ opened, onClose }: CrisisDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Ho bisogno di aiuto subito" size="lg" data-toasts-wait>
      <Text mb="md">Puoi chiamare adesso. Chi risponde è lì per questo.</Text>
      <ul className={classes.numbers}>
        {crisisNumbers.map(({ name, number, dial, about }) => (
          <li key={dial}>
            <a className={classes.number} href={`tel:${dial}`}>
              <IconPhone aria-hidden size={22} />
              <span className={classes.name}>{name}</span>
              <span className={classes.digits}>{number}</span>
              <span className={classes.about}>{about}</span>
            </a>
          </li>
        ))}
      </ul>
      <Text mt="md">
        Non puoi parlare? Al {chatInstead.number} rispondono anche in chat:{' '}
        <Anchor href={chatInstead.address} target="_blank" rel="noreferrer" underline="always" inherit>
          {chatInstead.site}
        </Anchor>{' '}
        (si apre in una nuova scheda).
      </Text>
      <Text mt="md">
        Chat e messaggi su Ascolto non sono un servizio di emergenza: nessuno li controlla in ogni momento.
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
