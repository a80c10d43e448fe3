import { SubjectSuggestions } from '#web/features/help/subject-suggestions.tsx';
import { TicketScreen } from '#web/features/tickets/detail/ticket-screen.tsx';
import { TicketsScreen } from '#web/features/tickets/list/tickets-screen.tsx';

/** The tickets, with what the frequent questions say on a subject that is being typed. */
export function TicketsRoute() {
  return <TicketsScreen suggestionsFor={suggestionsFor} />;
}

/** One ticket; a new one on a closed one has the same suggestions. */
export function TicketRoute() {
  return <TicketScreen suggestionsFor={suggestionsFor} />;
}

function suggestionsFor(subject: string) {
  return <SubjectSuggestions subject={subject} />;
}
