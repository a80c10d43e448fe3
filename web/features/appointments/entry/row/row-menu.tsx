import { Button, Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { joinState } from '#contracts/appointments/join-state';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { DeviceCheckButton } from '#web/features/appointments/entry/device-check-button.tsx';
import { SessionNoteLink } from '#web/features/appointments/entry/session-note-link.tsx';
import type { LabelReading } from '#web/features/appointments/entry/state/appointment-label';
import { isChangeable } from '#web/features/appointments/entry/state/is-changeable';
import { titleAndPrice } from '#web/features/appointments/entry/title-and-price';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { MoreActions } from '#web/ui/more-actions/more-actions.tsx';

interface RowMenuProps {
  readonly appointment: Appointment;
  readonly reading: LabelReading;
  readonly flow: AppointmentFlow;
  /** The id of the text that says which appointment this is. */
  readonly describedBy: string;
  /** Who has to do what next. */
  readonly next: string | undefined;
}

/** What a row of the therapist's appointments leaves out: title, price, what comes next, and the other actions. */
export function RowMenu({ appointment, reading, flow, describedBy, next }: RowMenuProps) {
  const { otherSide, token } = appointment;
  const { AddToCalendar } = useAppointmentSlots();
  const joining = joinState(appointment, reading.now);
  return (
    <MoreActions label={`Altro sull’appuntamento con ${otherSide.name}`} describedBy={describedBy}>
      {(leave) => (
        <>
          <div>
            <Text size="sm" fw={600}>
              {titleAndPrice(appointment)}
            </Text>
            {next && <Text size="sm">{next}</Text>}
          </div>
          {isChangeable(appointment, reading.now) && (
            <>
              <Button
                variant="default"
                aria-describedby={describedBy}
                onClick={() => leave(() => flow.openDialog({ kind: 'move', appointment }))}
              >
                Modifica
              </Button>
              <Button
                variant="default"
                c="var(--mantine-color-error)"
                aria-describedby={describedBy}
                onClick={() => leave(() => flow.openDialog({ kind: 'cancel', appointment }))}
              >
                Annulla
              </Button>
            </>
          )}
          {joining === 'not-allow' && <AddToCalendar appointment={token} describedBy={describedBy} />}
          {(joining === 'not-allow' || joining === 'allow') && (
            <DeviceCheckButton
              describedBy={describedBy}
              onPress={() => leave(() => flow.openDialog({ kind: 'device-check', appointment }))}
            />
          )}
          <SessionNoteLink appointment={appointment} now={reading.now} describedBy={describedBy} />
          {reading.place === 'calendar' && (
            <ChatLink person={otherSide.token} describedBy={describedBy} label="Scrivi in chat" />
          )}
        </>
      )}
    </MoreActions>
  );
}
