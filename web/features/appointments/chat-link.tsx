import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useChatWith } from '#web/features/appointments/use-chat-with';

interface ChatLinkProps {
  /** The other side's token. */
  readonly person: string;
  readonly label: string;
  readonly describedBy?: string;
}

/** Leads to the conversation with that person. */
export function ChatLink({ person, label, describedBy }: ChatLinkProps) {
  return (
    <Anchor component={Link} to={useChatWith(person)} size="sm" py="xs" aria-describedby={describedBy}>
      {label}
    </Anchor>
  );
}
