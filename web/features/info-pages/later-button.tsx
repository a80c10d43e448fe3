import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePostpone } from '#web/features/info-pages/use-postpone';

interface LaterButtonProps {
  readonly label: string;
  readonly to: string;
  /** Whether the press is remembered for the next sign-in. */
  readonly isPostponing: boolean;
}

/** Leads on without doing it now. */
export function LaterButton({ label, to, isPostponing }: LaterButtonProps) {
  const { postpone, isRunning } = usePostpone(to);
  if (!isPostponing) {
    return (
      <Button component={Link} to={to} variant="default" size="lg">
        {label}
      </Button>
    );
  }
  return (
    <Button variant="default" size="lg" loading={isRunning} onClick={postpone}>
      {label}
    </Button>
  );
}
