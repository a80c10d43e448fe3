import { Badge, Group, Stack, Text } from '@mantine/core';
import { comingSoon } from '#web/features/coming-soon/coming-soon-list';
import { RequestSection } from '#web/features/information-request/request-section.tsx';
import { useSession } from '#web/session/session-context';
import { Screen } from '#web/ui/screen.tsx';

interface HelpScreenProps {
  readonly name: 'tickets' | 'ticket' | 'faq';
}

/** What will stand on a page of help, and until then a way to write to a person. */
function HelpScreen({ name }: HelpScreenProps) {
  const { session } = useSession();
  const { title, promise } = comingSoon[name];
  return (
    <Screen title={title}>
      <Stack gap="lg">
        <Group gap="sm" wrap="nowrap" align="baseline">
          <Badge variant="light" color="gray" tt="none" style={{ flexShrink: 0 }}>
            In arrivo
          </Badge>
          <Text c="dimmed">{promise}</Text>
        </Group>
        <RequestSection userType={session.kind === 'signed-in' ? session.user.userType : 'patient'} />
      </Stack>
    </Screen>
  );
}

export function TicketsRoute() {
  return <HelpScreen name="tickets" />;
}

export function TicketRoute() {
  return <HelpScreen name="ticket" />;
}

export function FaqRoute() {
  return <HelpScreen name="faq" />;
}
