import type { Appointment } from '#contracts/appointments/appointments.api';
import { ChatLink } from '#web/features/appointments/chat-link.tsx';
import type { FlowDialog } from '#web/features/appointments/use-appointment-flow';
import { MessageDialog } from '#web/ui/message-dialog.tsx';

interface NotYetDialogProps {
  readonly kind: FlowDialog['kind'] | undefined;
  readonly appointment: Appointment | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const words: Partial<Record<FlowDialog['kind'], { title: string; text: string }>> = {
  room: {
    title: 'La stanza della seduta non è ancora configurata',
    text: 'La videochiamata da qui è in arrivo. Intanto accordatevi in chat su come incontrarvi.',
  },
  payment: {
    title: 'In arrivo: consenso e pagamento',
    text: 'Questa seduta si conferma con il consenso informato e il pagamento, che da qui non si possono ancora fare. L’appuntamento resta in attesa e non ti è stato addebitato nulla.',
  },
  review: {
    title: 'In arrivo: la recensione',
    text: 'Presto potrai raccontare com’è andata. La seduta resta nel tuo calendario.',
  },
};

/** Where a press leads to something that is not built yet: says so, and what to do meanwhile. */
export function NotYetDialog({ kind, appointment, opened, onClose }: NotYetDialogProps) {
  const said = kind && words[kind];
  return (
    <MessageDialog opened={opened} title={said?.title ?? ''} message={said?.text ?? ''} onClose={onClose}>
      {appointment && kind !== 'review' && <ChatLink person={appointment.otherSide.token} label="Scrivi in chat" />}
    </MessageDialog>
  );
}
