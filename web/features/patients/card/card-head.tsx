import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconMessage, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SeenPatient, Treatment } from '#contracts/patients/patients.api';
import { useCardTab } from '#web/features/patients/card/use-card-tab';
import { usePrintedRecord } from '#web/features/patients/print/printed-record.tsx';
import { useIsCovered } from '#web/features/patients/privacy/privacy-cover.tsx';
import { shortToken } from '#web/features/patients/short-token';
import { paths } from '#web/routing/paths';
import { Portrait } from '#web/ui/portrait.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface CardHeadProps {
  readonly patient: SeenPatient;
  readonly treatment: Treatment;
}

/** Whose card it is, and the ways from it; of a patient under age, what is still to be seen. */
export function CardHead({ patient: { token, name, pictureUrl, chat }, treatment }: CardHeadProps) {
  const { print, paper } = usePrintedRecord();
  const isCovered = useIsCovered();
  const { anamnesis, notes } = treatment;
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Portrait name={name} pictureUrl={pictureUrl} size={56} />
          <div>
            <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              {shortToken(token)}
            </Text>
          </div>
        </Group>
        <Group gap="xs">
          {chat !== null && (
            <Button
              component={Link}
              to={paths.conversation(chat)}
              variant="default"
              leftSection={<IconMessage aria-hidden size={18} />}
            >
              Apri la chat
            </Button>
          )}
          {print && (
            <Button
              variant="default"
              leftSection={<IconPrinter aria-hidden size={18} />}
              disabled={isCovered}
              onClick={() => print({ name, anamnesis: anamnesis.text, notes })}
            >
              Stampa la scheda
            </Button>
          )}
        </Group>
      </Group>
      <MinorNotice isMinor={treatment.isMinor} minorChecks={treatment.minorChecks} />
      {paper}
    </>
  );
}

/** Stands on every tab until both things were seen: they are needed before the first session. */
function MinorNotice({ isMinor, minorChecks }: Pick<Treatment, 'isMinor' | 'minorChecks'>) {
  const { show } = useCardTab();
  if (isMinor !== true || (minorChecks.guardianDocument !== null && minorChecks.parentsConsent !== null)) return null;
  return (
    <Alert color="ocra" title="Paziente minorenne" py="xs">
      <span>Mancano documento o consenso dei genitori.</span>{' '}
      <TextButton onPress={() => show('informazioni')}>Vai alle informazioni</TextButton>
    </Alert>
  );
}
