import { lazy, Suspense } from 'react';
import { PublicFrame } from '#web/app/shell/public-frame.tsx';
import { ShellSkeleton } from '#web/app/shell/shell-skeleton.tsx';
import { styled } from '#web/app/styled';
import { useSession } from '#web/session/session-context';

const LateShell = lazy(async () => ({ default: (await styled(import('#web/app/shell/shell.tsx'))).Shell }));

/**
 * The frame of what anybody may read: the dashboard's for its users, so that they keep their menu. One who has consents
 * to give reads in the public frame, where nothing asks for them: the texts are what they are about. So does everybody
 * until the session is known, for the texts need none.
 */
export function ReadingFrame() {
  const { session } = useSession();
  const isUser = session.kind === 'signed-in' && session.user.missingConsents.length === 0;
  if (!isUser) return <PublicFrame />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <LateShell />
    </Suspense>
  );
}
