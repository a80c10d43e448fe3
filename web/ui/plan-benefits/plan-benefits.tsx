import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type PlanName, planTitles } from '#contracts/plans/plan-names';
import classes from '#web/ui/plan-benefits/plan-benefits.module.css';

interface Benefit {
  readonly text: string;
  /** Whether it is not part of the plan; listed so that the difference is plain. */
  readonly isMissing?: boolean;
}

/** The benefits of each plan for a professional. */
const benefits: Readonly<Record<PlanName, readonly Benefit[]>> = {
  premium: [
    { text: 'Costa 49,00\u00a0€ al mese più IVA: 59,78\u00a0€ con l’IVA.' },
    { text: 'Offerta di lancio: tre mesi gratuiti con il coupon di lancio, si paga dal quarto mese.' },
    { text: 'Sulla terapia online la commissione è fissa, al 18%.' },
    { text: 'Lavori online e in studio.' },
    { text: 'I pazienti vedono i tuoi contatti e gli indirizzi dei tuoi studi.' },
  ],
  basic: [
    { text: 'Costa 0,00\u00a0€ al mese e non chiede una carta.' },
    { text: 'La commissione scende con le sedute del mese: 30% fino a 10, 28% fino a 20, 25% fino a 30.' },
    { text: 'Poi scende al 22% fino a 40 sedute, al 20% fino a 50 e al 18% da 51 in su.' },
    { text: 'Lavori online.' },
    { text: 'I pazienti non vedono contatti e studi.', isMissing: true },
  ],
};

export function PlanBenefits({ plan }: { readonly plan: PlanName }) {
  return (
    <ul className={classes.benefits} aria-label={`Piano ${planTitles[plan]}`}>
      {benefits[plan].map(({ text, isMissing = false }) => {
        const Icon = isMissing ? IconMinus : IconCheck;
        return (
          <li key={text} className={classes.benefit} data-missing={isMissing || undefined}>
            <Icon aria-hidden size={20} className={classes.icon} />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
