import { IconDownload } from '@tabler/icons-react';
import { listFeeReceipts } from '#contracts/billing/billing.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { OperationOutput } from '#contracts/kernel/operation';
import { useQuery } from '#web/api/use-query';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';

type Receipt = OperationOutput<typeof listFeeReceipts>['receipts'][number];

/** What was paid for the plan, with the receipts the platform has (PDATA-11). */
export function FeeReceipts() {
  const query = useQuery(listFeeReceipts, {});
  return (
    <SectionCard title="Pagamenti del piano">
      <QueryRegion query={query} what="i pagamenti del tuo piano">
        {({ receipts }) =>
          receipts.length === 0 ? (
            <p>Non risultano pagamenti del piano.</p>
          ) : (
            <ul className={classes.list}>
              {receipts.map((receipt, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
                <li key={index} className={classes.entry}>
                  <Payment receipt={receipt} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryRegion>
    </SectionCard>
  );
}

function Payment({ receipt }: { readonly receipt: Receipt }) {
  const { files } = receipt;
  return (
    <>
      <span>{nameOf(receipt)}</span>
      {files.length === 0 && (
        <span className={classes.none}>La piattaforma non ha una ricevuta per questo pagamento.</span>
      )}
      {files.map((file, index) => (
        <FileLink key={file} href={file} className={classes.download}>
          <IconDownload aria-hidden size={20} />
          <span>
            <span>{files.length > 1 ? `Scarica la ricevuta ${index + 1}` : 'Scarica la ricevuta'}</span>
            <span className="visually-hidden"> di {nameOf(receipt)}</span>
          </span>
        </FileLink>
      ))}
    </>
  );
}

/** `12/03/2026: 59,78 €`. */
function nameOf({ paidAt, amountCents }: Receipt): string {
  const day = paidAt === null ? 'Data non nota' : shortDate(instantFromIso(paidAt));
  return `${day}: ${amountCents === null ? 'importo non noto' : priceText(amountCents)}`;
}
