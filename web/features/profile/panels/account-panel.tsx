import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';

interface AccountPanelProps {
  readonly email: string;
  readonly password: ReactNode;
}

/** The account's sign-in, which is changed by the assistance alone, and the way to another password (PROF-08). */
export function AccountPanel({ email, password }: AccountPanelProps) {
  return (
    <>
      <div>
        <Text size="sm" c="dimmed">
          Email con cui accedi
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
        <Text size="sm" c="dimmed" mt={4}>
          Per cambiarla{' '}
          <Anchor component={Link} to={paths.tickets} size="sm" underline="always">
            scrivi all’assistenza
          </Anchor>
          .
        </Text>
      </div>
      <div>{password}</div>
    </>
  );
}
