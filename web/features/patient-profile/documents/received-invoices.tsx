import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromMs } from '#contracts/kernel/instant';
import { monthAndYear } from '#contracts/kernel/italian-format';
import type { OperationOutput } from '#contracts/kernel/operation';
import { listReceivedInvoices } from '#contracts/patient-profile/patient-profile.api';
import { useQuery } from '#web/api/use-query';
import { paths } from '#web/routing/paths';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { RecordTable } from '#web/ui/records/record-table.tsx';
import classes from '#web/ui/sections/sections.module.css';

type Invoice = OperationOutput<typeof listReceivedInvoices>['invoices'][number];

/** The invoices therapists have uploaded for the patient, latest month first (PATIENT-05). */
export function ReceivedInvoices() {
  const query = useQuery(listReceivedInvoices, {});
  return (
    <QueryRegion query={query} what="le fatture">
      {({ invoices }) =>
        invoices.length === 0 ? (
          <Text c="dimmed">
            Non ci sono ancora fatture. Il terapeuta carica quella di ogni mese entro il 10 del mese dopo, e la trovi
            qui.
          </Text>
        ) : (
          <RecordTable
            label="Fatture ricevute"
            rows={invoices.map((invoice, at) => ({ ...invoice, id: String(at) }))}
            nameOf={(invoice) => `fattura di ${monthOf(invoice)}`}
            moreLabel="Mostra altre"
            columns={[
              { header: 'Mese', cell: monthOf },
              { header: 'Terapeuta', cell: ({ therapist }) => <Therapist therapist={therapist} /> },
              { header: 'Sedute del mese', cell: ({ priceCents }) => priceText(priceCents) },
              { header: 'File', cell: (invoice) => <Files invoice={invoice} /> },
            ]}
          />
        )
      }
    </QueryRegion>
  );
}

function Therapist({ therapist }: Pick<Invoice, 'therapist'>) {
  if (!therapist) return <span>indicato nella fattura</span>;
  return (
    <Anchor component={Link} to={paths.therapist(therapist.token)} underline="always">
      {therapist.name}
    </Anchor>
  );
}

function Files({ invoice }: { readonly invoice: Invoice }) {
  const { files } = invoice;
  return (
    <>
      {files.map((file, at) => (
        <div key={file}>
          <FileLink href={file} className={classes.rowAct}>
            <span>
              <span>{files.length > 1 ? `Scarica ${at + 1}` : 'Scarica'}</span>
              <span className="visually-hidden"> la fattura di {monthOf(invoice)}</span>
            </span>
          </FileLink>
        </div>
      ))}
    </>
  );
}

/** `ottobre 2026`. */
function monthOf({ month, year }: Pick<Invoice, 'month' | 'year'>): string {
  return monthAndYear(instantFromMs(Date.UTC(year, month - 1, 15)));
}
