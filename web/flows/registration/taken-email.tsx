import { Anchor, Group, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { loginPath } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';

interface TakenEmailProps {
  readonly userType: UserType;
  readonly onRecover: () => void;
}

/** The ways on for somebody whose e-mail has an account already: sign in, or get a new password. */
export function TakenEmail({ userType, onRecover }: TakenEmailProps) {
  return (
    <Group gap="md">
      <Anchor component={Link} to={loginPath(userType)} underline="always">
        Accedi
      </Anchor>
      <UnstyledButton c="var(--mantine-color-anchor)" td="underline" mih="2.75rem" onClick={onRecover}>
        Recupera password
      </UnstyledButton>
    </Group>
  );
}
