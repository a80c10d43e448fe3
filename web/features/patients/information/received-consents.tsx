import { Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { patientConsent, type Treatment } from '#contracts/patients/patients.api';
import { useLazyQuery } from '#web/api/use-lazy-query';
import { problemText } from '#web/copy/problem-texts';
import classes from '#web/features/patients/information/information.module.css';
import { savePdf } from '#web/ui/files/save-file';

interface ReceivedConsentsProps {
  readonly patient: string;
  readonly consents: Treatment['consents'];
}

/** The informed consents the patient gave to this therapist, each with its document (CARD-26, CARD-28). */
export function ReceivedConsents({ patient, consents }: ReceivedConsentsProps) {
  return (
    <section aria-labelledby="patient-consents">
      <Title order={3} size="h4" id="patient-consents" mb="xs">
        Consenso informato
      </Title>
      {consents.length === 0 && (
        <Text c="dimmed">Non ti ha ancora dato il consenso informato: lo firma prima di pagare la prima seduta.</Text>
      )}
      <ul className={classes.consents}>
        {consents.map((consent, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same document are alike
          <ReceivedConsent key={`${consent.id} ${at}`} patient={patient} consent={consent} />
        ))}
      </ul>
    </section>
  );
}

interface ReceivedConsentProps {
  readonly patient: string;
  readonly consent: Treatment['consents'][number];
}

function ReceivedConsent({ patient, consent: { id, at, hasDocument } }: ReceivedConsentProps) {
  const { state, ask } = useLazyQuery(patientConsent);
  const download = async () => {
    const answer = await ask({ patient, consent: id });
    if (answer) savePdf(answer.document);
  };
  const when = at === null ? 'in data non registrata' : `il ${shortDate(instantFromIso(at))}`;
  const isMissing = !hasDocument || (state.kind === 'failed' && state.problem.code === 'document_missing');
  return (
    <li>
      <Group gap="sm">
        <Text>Firmato {when}</Text>
        {isMissing ? (
          <Text role="status">Nessun file allegato</Text>
        ) : (
          <Button
            variant="default"
            leftSection={<IconDownload aria-hidden size={18} />}
            aria-label={`Scarica il consenso firmato ${when}`}
            loading={state.kind === 'asked'}
            onClick={() => void download()}
          >
            Scarica
          </Button>
        )}
        {state.kind === 'failed' && !isMissing && <Text role="alert">{`${problemText(state.problem).title}.`}</Text>}
      </Group>
    </li>
  );
}
