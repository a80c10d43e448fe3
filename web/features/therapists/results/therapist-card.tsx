import { Badge } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { priceText } from '#contracts/kernel/euro-cents';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { searchTherapists } from '#contracts/therapists/search.api';
import type { TherapistCard as Card } from '#contracts/therapists/therapists.api';
import { Disclosure } from '#web/features/therapists/results/disclosure.tsx';
import { OnlineOrStudioBadges } from '#web/features/therapists/results/online-or-studio-badges.tsx';
import { RatingLine } from '#web/features/therapists/results/rating-line.tsx';
import { roleLabel } from '#web/features/therapists/results/role-label';
import classes from '#web/features/therapists/results/therapist-card.module.css';
import { TherapistPhoto } from '#web/features/therapists/results/therapist-photo.tsx';
import { cardLinkId } from '#web/features/therapists/results/use-list-pages';
import { criterionText } from '#web/features/therapists/search/criterion-text';
import { paths } from '#web/routing/paths';

interface TherapistCardProps {
  readonly therapist: Card;
  readonly reasons: readonly Reason[];
  readonly distanceKm: number | null;
  readonly onOpen: () => void;
  /** The heading level of the name, depending on the heading above the list. */
  readonly heading?: 'h2' | 'h3';
}

/** One therapist of the list; the link on the name covers the whole card. */
export function TherapistCard({ therapist, reasons, distanceKm, onOpen, heading: Name = 'h2' }: TherapistCardProps) {
  const { token, name, role, pictureUrl, areas, areasCount, lowestPriceCents, rating, languages, premium } = therapist;
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <TherapistPhoto name={name} pictureUrl={pictureUrl} />
        <div className={classes.who}>
          <Name className={classes.name}>
            <Link id={cardLinkId(token)} className={classes.link} to={paths.therapist(token)} onClick={onOpen}>
              {name}
            </Link>
          </Name>
          <p className={classes.role}>{roleLabel(role)}</p>
          <RatingLine rating={rating} />
        </div>
      </div>
      <div className={classes.facts}>
        {premium && (
          <Badge variant="light" color="iris" tt="none" size="lg" leftSection={<IconSparkles aria-hidden size={14} />}>
            In evidenza · piano Premium
          </Badge>
        )}
        {areas.length > 0 && <Areas areas={areas} areasCount={areasCount} />}
        {languages.length > 0 && (
          <p className={classes.languages}>
            <span className="visually-hidden">Lingue: </span>
            {languages.join(', ')}
          </p>
        )}
        <div className={classes.badges}>
          <OnlineOrStudioBadges premium={premium} />
        </div>
        {distanceKm !== null && <p className={classes.distance}>{distanceText(distanceKm)}</p>}
        <div className={classes.money}>
          {lowestPriceCents !== null && <strong className={classes.price}>da {priceText(lowestPriceCents)}</strong>}
          <span className={classes.free}>Primo colloquio gratuito</span>
        </div>
        {reasons.length > 0 && <MatchReasons reasons={reasons} />}
      </div>
    </article>
  );
}

function distanceText(km: number): string {
  return km === 0 ? 'Studio a meno di 1 km' : `Studio a circa ${km} km`;
}

function Areas({ areas, areasCount }: Pick<Card, 'areas' | 'areasCount'>) {
  const more = areasCount - areas.length;
  return (
    <ul className={classes.areas} aria-label="Aree di intervento">
      {areas.map((area) => (
        <li key={area}>{area}</li>
      ))}
      {more > 0 && (
        <li>
          +{more}
          <span className="visually-hidden"> {more === 1 ? 'altra' : 'altre'}</span>
        </li>
      )}
    </ul>
  );
}

type Reason = OperationOutput<typeof searchTherapists>['therapists'][number]['reasons'][number];

/** Why a therapist is among the results: which criteria match and which do not. */
function MatchReasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <div className={classes.why}>
      <Disclosure label="Perché lo vedi">
        <ReasonList title="Corrisponde" reasons={reasons.filter(({ isMet }) => isMet)} />
        <ReasonList title="Non corrisponde" reasons={reasons.filter(({ isMet }) => !isMet)} />
      </Disclosure>
    </div>
  );
}

function ReasonList({ title, reasons }: { readonly title: string; readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <p className={classes.whyTitle}>{title}</p>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={criterionText(reason)}>
            {criterionText(reason)}
            {reason.filter === 'interventions' && reason.isMet && ' (o un’area della stessa famiglia)'}
          </li>
        ))}
      </ul>
    </>
  );
}
