import type { ReactNode } from 'react';
import { BillingSection } from '#web/features/billing/tab/billing-section.tsx';
import { FeeReceipts } from '#web/features/billing/tab/fee-receipts.tsx';
import { SignedDocuments } from '#web/features/billing/tab/signed-documents.tsx';
import classes from '#web/ui/sections/sections.module.css';

interface BillingTabProps {
  /** The card of the present plan, which another feature makes. */
  readonly planCard?: ReactNode;
}

/** The tab 'dati fatturazione' of a professional's profile. */
export function BillingTab({ planCard }: BillingTabProps) {
  return (
    <div className={classes.tab}>
      {planCard}
      <BillingSection />
      <SignedDocuments />
      <FeeReceipts />
    </div>
  );
}
