import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { contacts } from '#contracts/help/help.api';
import { useQuery } from '#web/api/use-query';
import { NumbersToCall } from '#web/features/crisis-help/numbers-to-call.tsx';
import { HelpScreen } from '#web/features/help/help-screen.tsx';
import { ShowSupportButton } from '#web/features/help/support-button/show-support-button.tsx';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/**
 * The help, and below it the way to a person: a ticket for users, the information request for visitors, who have no
 * tickets.
 */
export function FaqRoute() {
  const { session } = useSession();
  const form = useRef<HTMLDivElement>(null);
  if (session.kind === 'signed-in') {
    return (
      <HelpScreen wayOn={<TicketButton />} urgentHelp={<UrgentHelp />}>
        <ToTheTeam />
      </HelpScreen>
    );
  }
  const goToForm = () => form.current?.querySelector<HTMLElement>('input')?.focus();
  return (
    <HelpScreen wayOn={<Button onClick={goToForm}>Scrivi a una persona</Button>} urgentHelp={<UrgentHelp />}>
      <div ref={form} className="not-printed">
        <LateRequest />
      </div>
      <OwnInbox />
      <ShowSupportButton />
    </HelpScreen>
  );
}

/** The numbers of 'Ho bisogno di aiuto subito', in the page itself. */
function UrgentHelp() {
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder maw={720}>
      <Title order={2} size="h4" id={title} mb="xs">
        Se tu o un’altra persona siete in pericolo
      </Title>
      <NumbersToCall />
    </Paper>
  );
}

const importRequest = () => import('#web/features/information-request/request-section.tsx');

/** The form of the information request, which only visitors need. */
function LateRequest() {
  const { module } = useLoadedModule(importRequest);
  return module ? <module.RequestSection userType="patient" /> : null;
}

function TicketButton() {
  return (
    <Button component={Link} to={paths.tickets}>
      Apri un ticket
    </Button>
  );
}

function ToTheTeam() {
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder maw={720} className="not-printed">
      <Stack align="flex-start" gap="sm">
        <Title order={2} size="h4" id={title}>
          Non hai trovato la risposta?
        </Title>
        <Text>Scrivici con un ticket: rispondiamo entro 48 ore lavorative, e la risposta resta lì.</Text>
        <TicketButton />
        <OwnInbox />
        <ShowSupportButton />
      </Stack>
    </Paper>
  );
}

/** The inbox of the user's role, where one is set (HELP-42, HELP-43). */
function OwnInbox() {
  const { data } = useQuery(contacts, {});
  if (!data?.email) return null;
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      Puoi anche scrivere a{' '}
      <Anchor href={`mailto:${data.email}`} underline="always" inherit>
        {data.email}
      </Anchor>
      .
    </Text>
  );
}
