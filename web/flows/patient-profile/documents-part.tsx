import { kindName } from '#web/features/appointments/entry/kind-name';
import { ConsentsList } from '#web/features/informed-consent/consents-list.tsx';
import { AcceptedTerms } from '#web/features/patient-profile/documents/accepted-terms.tsx';
import { ReceivedInvoices } from '#web/features/patient-profile/documents/received-invoices.tsx';
import { PaymentsList } from '#web/features/payments/receipt/payments-list.tsx';
import { OwnCredit } from '#web/features/payments/wallet/own-credit.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';

/** The tab 'documenti': what was paid, invoiced, agreed to and credited, each to be found again (PATIENT-04..07). */
export function DocumentsPart() {
  return (
    <div className={classes.tab}>
      <SectionCard title="Fatture">
        <ReceivedInvoices />
      </SectionCard>
      <SectionCard title="Riepiloghi dei pagamenti">
        <PaymentsList kindOf={({ kind }) => kindName[kind]} />
      </SectionCard>
      <SectionCard title="Consensi informati">
        <ConsentsList />
      </SectionCard>
      <SectionCard title="Il tuo credito">
        <OwnCredit />
      </SectionCard>
      <SectionCard title="Termini e privacy">
        <AcceptedTerms />
      </SectionCard>
    </div>
  );
}
