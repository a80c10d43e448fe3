import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { OwnPlan } from '#contracts/plans/plans.api';

type Plan = NonNullable<OwnPlan['plan']>;

const whatStays = 'Quelli in programma restano validi.';
const afterwards = `Se non lo rinnovi, da allora non compari nella ricerca e non puoi creare appuntamenti. ${whatStays}`;

/** What the end of a plan means, before it and after; empty for one that is not about to end. */
export function endingText({ ending, expiresAt }: Pick<Plan, 'ending' | 'expiresAt'>): string {
  const day = expiresAt === null ? null : shortDate(instantFromIso(expiresAt));
  switch (ending) {
    case null:
      return '';
    case 'expired':
      return `Il piano è scaduto${day === null ? '' : ` il ${day}`}: non compari nella ricerca e non puoi creare appuntamenti. ${whatStays}`;
    case 'within-7-days':
      return `Il piano scade il ${day}. Puoi già rinnovarlo: il nuovo periodo parte dal giorno del pagamento. ${afterwards}`;
    case 'within-30-days':
      return `Il piano scade il ${day}. Potrai rinnovarlo da 7 giorni prima. ${afterwards}`;
  }
}
