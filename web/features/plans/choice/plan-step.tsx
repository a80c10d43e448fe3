import { Alert, Anchor, Button, Radio, Stack, Text } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { type PlanName, planTitles } from '#contracts/plans/plan-names';
import type { OwnPlan } from '#contracts/plans/plans.api';
import { OwnCosts } from '#web/features/plans/choice/own-costs.tsx';
import { PlanOffer } from '#web/features/plans/choice/plan-offer.tsx';
import classes from '#web/features/plans/plans.module.css';
import { productName } from '#web/product';
import { paths } from '#web/routing/paths';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';

interface PlanStepProps {
  readonly own: OwnPlan;
  readonly chosen: PlanName | null;
  readonly onChoose: (plan: PlanName) => void;
  readonly onNext: () => void;
}

/** '01 Scegli il piano': both plans with all their facts, and what each would have cost (PLAN-05..10, PLAN-25). */
export function PlanStep({ own, chosen, onChoose, onNext }: PlanStepProps) {
  const [isAsked, setAsked] = useState(false);
  // What cannot be chosen now does not stand before what can.
  const shown: readonly PlanName[] = own.offers.includes('basic') ? ['basic', 'premium'] : ['premium', 'basic'];
  const group = useRef<HTMLDivElement>(null);
  const goOn = () => {
    if (chosen) return onNext();
    setAsked(true);
    firstRadio(group)?.focus();
  };
  return (
    <Stack gap="lg" flex={1}>
      <OwnPlanNote own={own} />
      <Radio.Group
        ref={group}
        label="Quale piano vuoi?"
        value={chosen ?? ''}
        onChange={(value) => onChoose(value === 'basic' ? 'basic' : 'premium')}
        error={isAsked && !chosen ? 'Scegli un piano per continuare.' : undefined}
      >
        <div className={classes.offers}>
          {shown.map((plan) => (
            <PlanOffer key={plan} plan={plan} isChosen={plan === chosen} isOffered={own.offers.includes(plan)} />
          ))}
        </div>
      </Radio.Group>
      <OwnCosts />
      <AfterwardsFacts />
      <DialogActions>
        <Button onClick={goOn} disabled={own.offers.length === 0}>
          Continua
        </Button>
      </DialogActions>
    </Stack>
  );
}

function firstRadio({ current }: RefObject<HTMLDivElement | null>): HTMLInputElement | null | undefined {
  return current?.querySelector<HTMLInputElement>('input:not([disabled])');
}

/** Which plan one has, until when, and what that leaves to choose (BILL-20). */
function OwnPlanNote({ own: { plan, offers } }: { readonly own: OwnPlan }) {
  if (!plan?.isPaid) return null;
  const until = plan.expiresAt === null ? null : shortDate(instantFromIso(plan.expiresAt));
  if (plan.name === 'basic') {
    return <Text>Ora hai il piano Basic. Se passi a Premium, il nuovo piano parte dal pagamento.</Text>;
  }
  return (
    <Alert role="none" color={plan.isExpired ? 'ocra' : 'laguna'}>
      {plan.isExpired ? (
        <Text size="sm">
          {`Il tuo piano ${planTitles[plan.name]} è scaduto${until ? ` il ${until}` : ''}: puoi rinnovarlo qui.`}
        </Text>
      ) : (
        <Text size="sm">
          <span>{`Il tuo piano ${planTitles[plan.name]} è attivo${until ? ` fino al ${until}` : ''}.`}</span>{' '}
          <span>
            {offers.includes('premium')
              ? 'Se rinnovi ora, il nuovo periodo parte dal giorno del pagamento.'
              : 'Potrai rinnovarlo da 7 giorni prima della scadenza.'}
          </span>
        </Text>
      )}
      <Text size="sm" mt="xs">
        Da Premium a Basic si passa solo su richiesta:{' '}
        <Anchor component={Link} to={paths.tickets} size="sm" underline="always">
          scrivi all’assistenza
        </Anchor>
        .
      </Text>
    </Alert>
  );
}

/** What happens at the end of a plan, and how one leaves. */
function AfterwardsFacts() {
  return (
    <Disclosure label="Che cosa succede alla scadenza, e come si lascia un piano">
      <ul className={classes.facts}>
        <li>Basic non scade, e puoi passare a Premium quando vuoi.</li>
        <li>
          Premium vale un mese dal pagamento. Con un coupon da 49 o più vale i mesi del coupon: tre, se il coupon non ne
          indica altri.
        </li>
        <li>Ti avvisiamo 7 giorni prima della scadenza; 30 giorni prima, se il piano dura più di un mese.</li>
        <li>
          Da {productName} non parte nessun addebito da solo: si rinnova pagando di nuovo. Sulla pagina di PayPal leggi,
          prima di confermare, che cosa autorizzi.
        </li>
        <li>
          Se non rinnovi, non compari più nella ricerca e non puoi creare nuovi appuntamenti. Quelli in programma
          restano validi.
        </li>
        <li>Per lasciare Premium e passare a Basic scrivi all’assistenza.</li>
      </ul>
    </Disclosure>
  );
}
