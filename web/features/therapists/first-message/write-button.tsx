import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Detail } from '#web/features/therapists/profile/detail';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

interface WriteButtonProps {
  readonly therapist: Pick<Detail, 'token' | 'name' | 'chat'>;
  readonly className: string | undefined;
  /** On a card the button is one of several and says whom it is about to those who hear it alone. */
  readonly isOnCard?: boolean;
}

const FirstMessageDialog = lazyDialog(
  async () => (await import('#web/features/therapists/first-message/first-message-dialog.tsx')).FirstMessageDialog,
);

/** Starts the chat with the therapist or opens the existing one; a visitor signs in first and comes back. */
export function WriteButton({ therapist, className, isOnCard = false }: WriteButtonProps) {
  const { session } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isWriting, setWriting] = useState(false);
  if (session.kind === 'signed-in' && session.user.userType === 'professional') return null;

  const { chat } = therapist;
  const press = () => {
    if (session.kind !== 'signed-in') void navigate(paths.patientLogin, { state: { wanted: `${pathname}${search}` } });
    else if (chat !== null) void navigate(paths.conversation(chat));
    else setWriting(true);
  };
  return (
    <div className={className} data-above-bar={session.kind === 'signed-in' || undefined}>
      <Button size="md" leftSection={<IconMessageCircle aria-hidden size={20} />} onClick={press}>
        {isOnCard ? 'Scrivi' : chat === null ? 'Scrivi un messaggio' : 'Scrivi in chat'}
        {isOnCard && <span className="visually-hidden"> a {therapist.name}</span>}
      </Button>
      {session.kind === 'signed-in' && (
        <FirstMessageDialog
          opened={isWriting}
          onClose={() => setWriting(false)}
          therapist={therapist}
          author={session.user.token}
        />
      )}
    </div>
  );
}
