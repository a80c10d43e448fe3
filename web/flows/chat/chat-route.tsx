import { NewAppointmentButton } from '#web/features/appointments/booking/new-appointment-button.tsx';
import { AppointmentInChat } from '#web/features/appointments/in-chat/appointment-in-chat.tsx';
import { ChatScreen } from '#web/features/chat/chat-screen.tsx';

/** The conversations, with the appointments they mention. */
export function ChatRoute() {
  return (
    <ChatScreen
      renderAppointment={(card) => <AppointmentInChat {...card} />}
      headerAction={(otherSide) =>
        otherSide.kind === 'patient' ? <NewAppointmentButton patient={otherSide.token} /> : null
      }
    />
  );
}
