import { NewAppointmentButton } from '#web/features/appointments/booking/new-appointment-button.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { AppointmentInChat } from '#web/features/appointments/in-chat/appointment-in-chat.tsx';
import { ChatScreen } from '#web/features/chat/chat-screen.tsx';

/** The conversations, with the appointments they mention. */
export function ChatRoute() {
  const { isLoading } = useAppointments();
  return (
    <ChatScreen
      isReadingAppointments={isLoading}
      renderAppointment={(card, cards) => <AppointmentInChat card={card} cards={cards} />}
      headerAction={(otherSide) =>
        otherSide.kind === 'patient' ? <NewAppointmentButton patient={otherSide.token} /> : null
      }
    />
  );
}
