import { Button, Stack, Text } from '@mantine/core';
import type { MandatoryConsent } from '#contracts/consents/consents.api';
import { patientLabels } from '#web/features/patient-profile/form/patient-texts';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';

const effects: Readonly<Record<MandatoryConsent, string>> = {
  terms: 'Sono le regole del servizio: senza, non possiamo continuare a dartelo.',
  privacy: 'Senza, non possiamo tenere il tuo profilo né proporti terapeuti adatti.',
  personalData: 'Senza, non possiamo conservare sedute, chat, diario e consensi, che dicono qualcosa della tua salute.',
  serviceFee: 'Senza, non possiamo incassare le sedute per conto del terapeuta.',
};

interface RevokeDialogProps extends Pick<PatientProfileSlots, 'askTeam'> {
  readonly consent: MandatoryConsent;
  readonly opened: boolean;
  readonly onDismiss: () => void;
  readonly onClose: () => void;
}

/** What taking back a mandatory consent means, and the ways to do it: closing the account, or asking first. */
export function RevokeDialog({ consent, opened, askTeam, onDismiss, onClose }: RevokeDialogProps) {
  return (
    <OutsideForm>
      <Dialog opened={opened} onClose={onDismiss} title={`Revocare «${patientLabels[consent]}»?`}>
        <Stack>
          <Text>
            {effects[consent]} Revocarlo vuol dire quindi chiudere l’account. Vale da quando lo chiedi: quello che è
            stato fatto prima resta valido.
          </Text>
          <Text>Vuoi prima capire, o revocare solo una parte? {askTeam('Scrivi all’assistenza')}.</Text>
          <DialogActions>
            <Button variant="default" data-autofocus onClick={onDismiss}>
              Lascia com’è
            </Button>
            <Button color="mattone" onClick={onClose}>
              Vai alla chiusura dell’account
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </OutsideForm>
  );
}
