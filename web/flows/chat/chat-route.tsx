import { NewAppointmentButton } from '#web/features/appointments/booking/new-appointment-button.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { AppointmentInChat } from '#web/features/appointments/in-chat/appointment-in-chat.tsx';
import { ChatScreen } from '#web/features/chat/chat-screen.tsx';
import { NewConversationButton } from '#web/features/therapists/new-conversation/new-conversation-button.tsx';
import { useSignedInUser } from '#web/session/session-context';

/** The conversations, with the appointments they mention; a patient begins new ones. */
export function ChatRoute() {
  const { isLoading } = useAppointments();
  const user = useSignedInUser();
  return (
    <ChatScreen
      isReadingAppointments={isLoading}
      renderAppointment={(card, cards) => <AppointmentInChat card={card} cards={cards} />}
      listAction={user.userType === 'patient' && <NewConversationButton author={user.token} />}
      headerAction={(otherSide) =>
        otherSide.kind === 'patient' ? <NewAppointmentButton patient={otherSide.token} /> : null
      }
    />
  );
}
