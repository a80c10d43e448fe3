import { Anchor, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { contractPhone } from '#contracts/contract/contract-phone';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useRefusal } from '#web/ui/messages/use-refusal';
import { termsAddress } from '#web/ui/terms-addresses';

const wrongNumber = 'Controlla il numero: prefisso e cifre, senza altro.';

interface PhoneFormProps {
  readonly phone: string;
  readonly onChange: (phone: string) => void;
  readonly onSend: (phone: string) => void;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** The number the signing link goes to, and the terms of the contract to read before (CONTRACT-01). */
export function PhoneForm({ phone, onChange, onSend, isSending, onCancel }: PhoneFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const missing = useRefusal(phone);
  const [refusedPhone, setRefusedPhone] = useState<string>();
  const send = (submit: FormEvent) => {
    submit.preventDefault();
    const { success } = contractPhone.safeParse(phone);
    if (success) return onSend(phone);
    field.current?.focus();
    if (phone.trim() === '') missing.refuse('Campo obbligatorio', 'Scrivi il numero di telefono a cui mandare l’SMS.');
    else setRefusedPhone(phone);
    return undefined;
  };
  return (
    <form noValidate onSubmit={send} aria-label="Numero di telefono per la firma">
      <Stack>
        <Text>
          Ti mandiamo un SMS con un link e un codice. Apri il link e scrivi lì il codice: così firmi il contratto.
        </Text>
        <Text size="sm">
          Prima di firmare puoi leggere con calma{' '}
          <Anchor href={`#${termsAddress('terms', 'professional')}`} target="_blank" underline="always">
            termini e condizioni per i professionisti
          </Anchor>
          : si aprono in un’altra scheda. Chiedere l’SMS non ti impegna a firmare.
        </Text>
        <PhoneField
          ref={field}
          label="Telefono"
          value={phone}
          onChange={onChange}
          error={missing.field.error ?? (refusedPhone === phone ? wrongNumber : undefined)}
        />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Annulla
          </Button>
          <Button type="submit" loading={isSending}>
            Invia OTP
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
