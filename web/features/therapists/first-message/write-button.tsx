import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toPerson } from '#web/copy/to-person';
import { PausedRequests } from '#web/features/therapists/first-message/paused-requests.tsx';
import { useCarriedMessage } from '#web/features/therapists/first-message/use-first-message';
import type { Detail } from '#web/features/therapists/profile/detail';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

interface WriteButtonProps {
  readonly therapist: Pick<Detail, 'token' | 'name' | 'chat' | 'areas' | 'requestsPaused'>;
  readonly className: string | undefined;
  /** Of what stands in its place while the therapist takes no new requests. */
  readonly pausedClassName?: string | undefined;
  /** On a card the button is one of several and says whom it is about to those who hear it alone. */
  readonly isOnCard?: boolean;
}

const FirstMessageDialog = lazyDialog(
  async () => (await import('#web/features/therapists/first-message/first-message-dialog.tsx')).FirstMessageDialog,
);
const VisitorMessageDialog = lazyDialog(
  async () => (await import('#web/features/therapists/first-message/visitor-message-dialog.tsx')).VisitorMessageDialog,
);

/**
 * Starts the chat with the therapist or opens the existing one; a visitor writes first, and signs in to send it. Where
 * the therapist takes no new requests and there is no chat, it says so instead.
 */
export function WriteButton({ therapist, className, pausedClassName, isOnCard = false }: WriteButtonProps) {
  const { session } = useSession();
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  // Who comes back comes to the profile.
  useCarriedMessage(isOnCard ? undefined : therapist, () => setWriting(true));
  const { chat, requestsPaused } = therapist;
  const paused = requestsPaused && chat === null && (
    <PausedRequests therapist={therapist} className={pausedClassName} />
  );
  if (session.kind === 'signed-in' && session.user.userType === 'professional') return paused;

  const press = () => {
    if (chat === null) setWriting(true);
    else void navigate(paths.conversation(chat));
  };
  return (
    <>
      {paused || (
        <div className={`${className} not-printed`} data-above-bar={session.kind === 'signed-in' || undefined}>
          <Button leftSection={<IconMessageCircle aria-hidden size={20} />} onClick={press}>
            <span>{isOnCard ? 'Scrivi' : chat === null ? 'Scrivi un messaggio' : 'Scrivi in chat'}</span>
            {isOnCard && <span className="visually-hidden"> {toPerson(therapist.name)}</span>}
          </Button>
        </div>
      )}
      {/* Open while the pause begins, they keep what was typed in sight. */}
      {session.kind === 'visitor' && (
        <VisitorMessageDialog opened={isWriting} onClose={() => setWriting(false)} therapist={therapist} />
      )}
      {session.kind === 'signed-in' && (
        <FirstMessageDialog
          opened={isWriting}
          onClose={() => setWriting(false)}
          therapist={therapist}
          author={session.user.token}
        />
      )}
    </>
  );
}
