import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listSignedDocuments } from '#contracts/billing/billing.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { OperationOutput } from '#contracts/kernel/operation';
import { planTitles } from '#contracts/plans/plan-names';
import { useQuery } from '#web/api/use-query';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';

type Listed = OperationOutput<typeof listSignedDocuments>;
type SignedDocument = Listed['documents'][number];

/** The contract in force and all signed documents, each with its download (BILL-06, BILL-11, BILL-12). */
export function SignedDocuments() {
  const query = useQuery(listSignedDocuments, {});
  return (
    <>
      <SectionCard title="Contratto">
        <QueryRegion query={query} what="il tuo contratto">
          {({ contract }) => <Contract contract={contract} />}
        </QueryRegion>
      </SectionCard>
      <SectionCard title="Allegati">
        <QueryRegion query={query} what="i tuoi documenti firmati">
          {({ documents }) => <Attachments documents={documents} />}
        </QueryRegion>
      </SectionCard>
    </>
  );
}

function Contract({ contract }: Pick<Listed, 'contract'>) {
  if (!contract) return <p>nessun contratto valido disponibile</p>;
  return (
    <div className={classes.entry}>
      <span>{nameOf(contract)}</span>
      <Download document={contract}>Scarica il contratto</Download>
    </div>
  );
}

function Attachments({ documents }: Pick<Listed, 'documents'>) {
  if (documents.length === 0) return <p>Non sono presenti allegati</p>;
  return (
    <ul className={classes.list}>
      {documents.map((document, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the platform may list the same document twice
        <li key={index} className={classes.entry}>
          <div>
            <span>{nameOf(document)}</span>
            <div className={classes.state}>{document.isValid ? 'Valido' : 'Non più valido'}</div>
          </div>
          <Download document={document}>
            Scarica<span className="visually-hidden"> {nameOf(document)}</span>
          </Download>
        </li>
      ))}
    </ul>
  );
}

interface DownloadProps {
  readonly document: SignedDocument;
  readonly children: ReactNode;
}

function Download({ document: { file }, children }: DownloadProps) {
  if (file === null) return <span className={classes.none}>Il file non è disponibile: chiedilo all’assistenza.</span>;
  return (
    <FileLink href={file} className={classes.download}>
      <IconDownload aria-hidden size={20} />
      <span>{children}</span>
    </FileLink>
  );
}

/** `Contratto Premium, in data 12/03/2026`. */
function nameOf({ plan, acceptedAt }: SignedDocument): string {
  const title = plan ? `Contratto ${planTitles[plan]}` : 'Documento firmato';
  return acceptedAt === null
    ? `${title}, in data non nota`
    : `${title}, in data ${shortDate(instantFromIso(acceptedAt))}`;
}
