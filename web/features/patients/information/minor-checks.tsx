import { Alert, Checkbox, Stack, Text, Title } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { OperationInput } from '#contracts/kernel/operation';
import { readPatient, type Treatment, tickMinorCheck } from '#contracts/patients/patients.api';
import { problemOf } from '#web/api/call-failed';
import { cacheWrite } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { notifyFailure } from '#web/ui/messages/notify';

type Check = OperationInput<typeof tickMinorCheck>['check'];

interface MinorChecksProps {
  readonly patient: string;
  /** Null where there is no birth date. */
  readonly isMinor: boolean | null;
  readonly checks: Treatment['minorChecks'];
}

/** What has to be seen before the first session of a patient under age; behind a quiet question for all others. */
export function MinorChecks({ patient, isMinor, checks }: MinorChecksProps) {
  const isBegun = checks.guardianDocument !== null || checks.parentsConsent !== null;
  if (isMinor !== true && !isBegun) {
    return (
      <Disclosure label="Il paziente è minorenne?">
        <Text size="sm" mb="sm">
          L’account può essere di un genitore. Se la persona che segui non ha ancora 18 anni, segna qui che cosa hai
          visto prima della prima seduta.
        </Text>
        <CheckBoxes patient={patient} checks={checks} />
      </Disclosure>
    );
  }
  const isDone = checks.guardianDocument !== null && checks.parentsConsent !== null;
  return (
    <section aria-labelledby="minor-checks">
      <Title order={3} size="h4" id="minor-checks" mb="xs">
        Paziente minorenne
      </Title>
      <Stack gap="sm">
        {!isDone && (
          <Alert color="ocra" icon={<IconUsersGroup aria-hidden />}>
            Prima della prima seduta servono il documento di chi ne ha la responsabilità e il consenso firmato da
            entrambi i genitori.
          </Alert>
        )}
        <CheckBoxes patient={patient} checks={checks} />
      </Stack>
    </section>
  );
}

function CheckBoxes({ patient, checks }: Omit<MinorChecksProps, 'isMinor'>) {
  const { run, isRunning } = useCommand(tickMinorCheck, {
    writes: (minorChecks) => [
      cacheWrite(readPatient, (before, asked) =>
        asked.patient === patient && before.treatment
          ? { ...before, treatment: { ...before.treatment, minorChecks } }
          : undefined,
      ),
    ],
  });
  const tick = async (check: Check, isDone: boolean) => {
    try {
      await run({ patient, check, isDone });
    } catch (failure) {
      notifyFailure(tickMinorCheck, problemText(problemOf(failure)));
    }
  };
  const boxes = [
    ['guardian-document', 'Ho visto il documento d’identità di chi ne ha la responsabilità', checks.guardianDocument],
    ['parents-consent', 'Ho il consenso firmato da entrambi i genitori', checks.parentsConsent],
  ] as const;
  return (
    <Stack gap="sm">
      {boxes.map(([check, label, at]) => (
        <Checkbox
          key={check}
          label={label}
          description={at === null ? 'Non ancora' : `Segnato il ${shortDate(instantFromIso(at))}`}
          checked={at !== null}
          aria-disabled={isRunning || undefined}
          onChange={({ currentTarget }) => void tick(check, currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
