import { Group, Stack, Text } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { creditOfCancelled } from '#web/features/appointments/entry/credit-of-cancelled';
import { askForAnotherTime } from '#web/features/appointments/entry/messages-to-therapist';
import type { LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import { QuietButton } from '#web/ui/quiet-button.tsx';

interface CancelledNoteProps {
  readonly appointment: Appointment;
  readonly place: LabelReading['place'];
  readonly now: Instant;
  /** The id of the words that say which appointment this is. */
  readonly describedBy: string;
}

/** Says to a patient what became of the money of a cancelled appointment, and until its time how to find another one. */
export function CancelledNote({ appointment, place, now, describedBy }: CancelledNoteProps) {
  const { OwnCredit } = useAppointmentSlots();
  const [isCreditOpen, setCreditOpen] = useState(false);
  const { otherSide, startsAt } = appointment;
  const isAhead = now < instantFromIso(startsAt);
  const words = creditWords(appointment);
  if (!words && !isAhead) return null;
  return (
    <Stack gap={4}>
      {words && <Text size="sm">{words}</Text>}
      {isAhead && place === 'chat-card' && <Text size="sm">Per un altro orario scrivi qui al terapeuta.</Text>}
      <Group gap="md">
        {words && (
          <QuietButton icon={IconWallet} describedBy={describedBy} onPress={() => setCreditOpen(true)}>
            Il tuo credito
          </QuietButton>
        )}
        {isAhead && place === 'calendar' && (
          <ChatLink
            person={otherSide.token}
            label="Chiedi un altro orario"
            describedBy={describedBy}
            message={askForAnotherTime(appointment)}
          />
        )}
      </Group>
      <OwnCredit opened={isCreditOpen} onClose={() => setCreditOpen(false)} />
    </Stack>
  );
}

function creditWords(appointment: Appointment): string | undefined {
  const credit = creditOfCancelled(appointment);
  if (credit === 'if-paid') return 'Se l’avevi già pagata, l’importo è diventato credito.';
  if (credit === 0) return undefined;
  return `${priceText(credit)} di questa seduta sono tornati come credito, che si usa in automatico.`;
}
