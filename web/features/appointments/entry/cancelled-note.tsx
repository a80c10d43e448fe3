import { Group, Stack, Text } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { creditOfCancelled } from '#web/features/appointments/entry/credit-of-cancelled';
import { askForAnotherTime } from '#web/features/appointments/entry/messages-to-therapist';
import type { LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import { QuietButton } from '#web/ui/quiet-button.tsx';

interface CancelledNoteProps {
  /** One, or several with the same person. */
  readonly appointments: readonly Appointment[];
  readonly reading: LabelReading;
  /** The id of the words that say which appointments these are. */
  readonly describedBy: string;
}

/** What follows a known sum, and what is said where it is not known whether anything was paid. */
interface CreditWords {
  readonly known: string;
  readonly ifPaid: string;
}

const forPatient: CreditWords = {
  known: 'sono tornati come credito, che si usa in automatico.',
  ifPaid: 'Se l’avevi già pagata, l’importo è diventato credito.',
};

const forTherapist: CreditWords = {
  known: 'sono tornati al paziente come credito.',
  ifPaid: 'Se era già pagata, l’importo è tornato al paziente come credito.',
};

/**
 * Says what became of the money of cancelled appointments; to the patient, whose credit it is, until their time also
 * how to find another one.
 */
export function CancelledNote({ reading, ...props }: CancelledNoteProps) {
  if (reading.reader === 'patient') return <PatientNote reading={reading} {...props} />;
  const words = creditWords(props.appointments, forTherapist);
  return words ? <Text size="sm">{words}</Text> : null;
}

function PatientNote({ appointments, reading: { place, now }, describedBy }: CancelledNoteProps) {
  const { OwnCredit } = useAppointmentSlots();
  const [isCreditOpen, setCreditOpen] = useState(false);
  const ahead = appointments.find(({ startsAt }) => now < instantFromIso(startsAt));
  const words = creditWords(appointments, forPatient);
  if (!words && !ahead) return null;
  return (
    <Stack gap={4}>
      {words && <Text size="sm">{words}</Text>}
      {ahead && place === 'chat-card' && <Text size="sm">Per un altro orario scrivi qui al terapeuta.</Text>}
      <Group gap="md">
        {words && (
          <QuietButton icon={IconWallet} describedBy={describedBy} onPress={() => setCreditOpen(true)}>
            Il tuo credito
          </QuietButton>
        )}
        {ahead && place === 'calendar' && (
          <ChatLink
            person={ahead.otherSide.token}
            label="Chiedi un altro orario"
            describedBy={describedBy}
            message={askForAnotherTime(ahead)}
          />
        )}
      </Group>
      <OwnCredit opened={isCreditOpen} onClose={() => setCreditOpen(false)} />
    </Stack>
  );
}

function creditWords(appointments: readonly Appointment[], { known, ifPaid }: CreditWords): string | undefined {
  const credits = appointments.map(creditOfCancelled);
  const cents = credits.reduce<number>((sum, credit) => sum + (credit === 'if-paid' ? 0 : credit), 0);
  const [first, ...others] = appointments;
  const isOne = others.length === 0;
  if (cents > 0) return `${priceText(cents)} di ${isOne ? 'questa seduta' : 'queste sedute'} ${known}`;
  // Most sessions of a series are cancelled before they are paid: of these only a payment on record is worth a word.
  const isWithoutSeries = isOne && first?.series === null;
  return isWithoutSeries && credits.includes('if-paid') ? ifPaid : undefined;
}
