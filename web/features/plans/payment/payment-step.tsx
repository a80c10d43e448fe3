import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import { type PlanName, planTitles } from '#contracts/plans/plan-names';
import { quotePlan } from '#contracts/plans/plans.api';
import { useQuery } from '#web/api/use-query';
import { CouponField } from '#web/features/plans/payment/coupon-field.tsx';
import { PriceSum } from '#web/features/plans/payment/price-sum.tsx';
import { type Quote, usePurchase } from '#web/features/plans/payment/use-purchase';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useRefusal } from '#web/ui/messages/use-refusal';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { termsAddress } from '#web/ui/terms-addresses';

interface PaymentStepProps {
  readonly plan: PlanName;
  /** The coupon's code as typed. */
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
  /** Leads to the billing data, when they are missing after all. */
  readonly onDetails: () => void;
  readonly onPage: (isShown: boolean) => void;
  readonly onOvertaken: () => unknown;
  readonly onBought: () => void;
}

/** A coupon that the back end has taken, and what the plan costs with it. */
interface Applied {
  readonly code: string;
  readonly quote: Quote;
}

/** '03 metodo di pagamento': the coupon, the sum and the way to the payment page (PLAN-16..19, COUPON-01..19). */
export function PaymentStep(props: PaymentStepProps) {
  const { plan } = props;
  const query = useQuery(quotePlan, { plan, coupon: null });
  return (
    <QueryRegion query={query} what="il prezzo">
      {(full) => <Payment {...props} full={full} />}
    </QueryRegion>
  );
}

function Payment(props: PaymentStepProps & { readonly full: Quote }) {
  const { plan, code, full, onCode, onBack, onDetails, onPage, onOvertaken, onBought } = props;
  const [applied, setApplied] = useState<Applied>();
  const [changedTo, setChangedTo] = useState<number>();
  const notApplied = useRefusal(code);
  const quote = applied?.quote ?? full;
  const { buy, isSending } = usePurchase({
    purchase: { plan, coupon: applied?.code ?? null, totalCents: quote.totalCents },
    onPage,
    onBought,
    onOvertaken,
    onDetails,
    onCouponLost: () => setApplied(undefined),
    onTotalChanged: (fresh) => {
      if (applied) setApplied({ ...applied, quote: fresh });
      setChangedTo(fresh.totalCents);
    },
  });
  const pay = () => {
    if (!applied && code.trim() !== '') {
      return notApplied.refuse(
        'Premi APPLICA CODICE per applicare il coupon inserito',
        'Se non vuoi usarlo, svuota il campo.',
      );
    }
    void buy();
  };
  const isFree = quote.totalCents === 0;
  return (
    <Stack gap="lg" flex={1}>
      <Text>
        Piano scelto: <strong>{planTitles[plan]}</strong>
      </Text>
      {changedTo !== undefined && (
        <Alert role="alert" color="ocra" title="Il totale è cambiato">
          {`Ora è ${priceText(changedTo)}. Non hai pagato nulla: controllalo e conferma di nuovo.`}
        </Alert>
      )}
      <CouponField
        plan={plan}
        code={code}
        appliedCode={applied?.code}
        warning={notApplied.field}
        onCode={onCode}
        onApplied={(given, fresh) => setApplied({ code: given, quote: fresh })}
        onRemoved={() => {
          setApplied(undefined);
          onCode('');
        }}
      />
      <PriceSum plan={plan} quote={quote} />
      {!isFree && (
        <div>
          <Text fw={600}>Come si paga</Text>
          <Text size="sm">
            Con PayPal, oppure con carta di credito senza un conto PayPal: la pagina di PayPal ti fa scegliere. Si apre
            in una nuova scheda, e paghi solo quando confermi lì.
          </Text>
        </div>
      )}
      <Text size="sm">
        Prima di confermare puoi leggere{' '}
        <Anchor href={`#${termsAddress('terms', 'professional')}`} target="_blank" size="sm" underline="always">
          termini e condizioni
          <span className="visually-hidden"> (nuova scheda)</span>
        </Anchor>{' '}
        e{' '}
        <Anchor href={`#${termsAddress('privacy', 'professional')}`} target="_blank" size="sm" underline="always">
          informativa sulla privacy
          <span className="visually-hidden"> (nuova scheda)</span>
        </Anchor>
        .
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          Indietro
        </Button>
        <Button loading={isSending} onClick={pay}>
          {isFree ? `Attiva ${planTitles[plan]}` : `Paga ${priceText(quote.totalCents)}`}
        </Button>
      </DialogActions>
    </Stack>
  );
}
