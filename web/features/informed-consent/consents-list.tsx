import { Anchor, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { listInformedConsents, signedInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { OperationOutput } from '#contracts/kernel/operation';
import { useLazyQuery } from '#web/api/use-lazy-query';
import { useQuery } from '#web/api/use-query';
import { readingProblemText } from '#web/copy/problem-texts';
import { paths } from '#web/routing/paths';
import { savePdf } from '#web/ui/files/save-file';
import { notifyFailure, notifyRefusal } from '#web/ui/messages/notify';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { RecordTable } from '#web/ui/records/record-table.tsx';
import classes from '#web/ui/sections/sections.module.css';

type Consent = OperationOutput<typeof listInformedConsents>['consents'][number];

/** The informed consents the patient has signed, each with its date and its copy to download (PATIENT-06). */
export function ConsentsList() {
  const query = useQuery(listInformedConsents, {});
  return (
    <QueryRegion query={query} what="i consensi informati">
      {({ consents }) =>
        consents.length === 0 ? (
          <Text c="dimmed">
            Non ci sono ancora consensi informati. Ne firmi uno prima della prima seduta con un terapeuta, e da allora
            lo trovi qui.
          </Text>
        ) : (
          <RecordTable
            label="Consensi informati"
            rows={consents.map((consent) => ({ ...consent, id: consent.therapist }))}
            nameOf={({ therapistName }) => `consenso per ${therapistName}`}
            moreLabel="Mostra altri"
            columns={[
              {
                header: 'Terapeuta',
                cell: ({ therapist, therapistName }) => (
                  <Anchor component={Link} to={paths.therapist(therapist)} underline="always">
                    {therapistName}
                  </Anchor>
                ),
              },
              {
                header: 'Firmato il',
                cell: ({ at }) => (at === null ? 'data non nota' : shortDate(instantFromIso(at))),
              },
              { header: 'Copia firmata', cell: (consent) => <Download consent={consent} /> },
            ]}
          />
        )
      }
    </QueryRegion>
  );
}

const noFile = {
  title: 'Nessun file allegato',
  advice: 'Di questo consenso la piattaforma non ha la copia: chiedila al terapeuta o all’assistenza.',
};

/** Saves the signed copy; without one it says so (PATIENT-31, PATIENT-32). */
function Download({ consent: { therapist, therapistName, hasDocument } }: { readonly consent: Consent }) {
  const { state, ask } = useLazyQuery(signedInformedConsent);
  useEffect(() => {
    if (state.kind !== 'failed') return;
    if (state.problem.code === 'document_missing') notifyRefusal(noFile.title, noFile.advice);
    else notifyFailure(signedInformedConsent, readingProblemText(state.problem));
  }, [state]);
  const download = async () => {
    if (!hasDocument) return notifyRefusal(noFile.title, noFile.advice);
    const answer = await ask({ therapist });
    if (answer) savePdf(answer.document);
  };
  return (
    <Anchor
      component="button"
      type="button"
      underline="always"
      className={classes.rowAct}
      onClick={() => void download()}
    >
      Scarica<span className="visually-hidden"> il consenso per {therapistName}</span>
    </Anchor>
  );
}
