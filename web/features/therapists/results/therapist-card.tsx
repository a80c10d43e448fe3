import { Badge } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { IntroductoryTalk } from '#contracts/appointments/introductory-talk';
import { priceText } from '#contracts/kernel/euro-cents';
import type { TherapistCard as Card } from '#contracts/therapists/therapists.api';
import { CardActions } from '#web/features/therapists/results/card-actions.tsx';
import { OnlineOrStudioBadges } from '#web/features/therapists/results/online-or-studio-badges.tsx';
import { RegisterLine } from '#web/features/therapists/results/register-line.tsx';
import { roleLabel } from '#web/features/therapists/results/role-label';
import classes from '#web/features/therapists/results/therapist-card.module.css';
import { TherapistPhoto } from '#web/features/therapists/results/therapist-photo.tsx';
import { cardLinkId } from '#web/features/therapists/results/use-list-pages';
import type { MatchReasons } from '#web/features/therapists/search/match-reasons';
import { paths } from '#web/routing/paths';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { RatingLine } from '#web/ui/reviews/rating-line.tsx';

interface TherapistCardProps {
  readonly therapist: Card;
  /** The reader's free talk with this therapist; undefined while that is not known. */
  readonly talk: IntroductoryTalk | undefined;
  /** What a search says of the therapist; nothing where the card is no result. */
  readonly match?: SearchMatch;
  readonly onOpen: () => void;
  /** The heading level of the name, depending on the heading above the list. */
  readonly heading?: 'h2' | 'h3';
  /** Whether it is among the first that are seen, so that its portrait is fetched at once. */
  readonly isAtTop?: boolean;
}

interface SearchMatch {
  readonly reasons: MatchReasons;
  readonly distanceKm: number | null;
  /** The plan put the card higher in this list. */
  readonly isPromoted: boolean;
}

/** One therapist of the list; the link on the name covers the whole card, but for its buttons. */
export function TherapistCard({ therapist, talk, match, onOpen, ...look }: TherapistCardProps) {
  const { heading: Name = 'h2', isAtTop = false } = look;
  const { token, name, role, pictureUrl, areas, areasCount, lowestPriceCents, rating, languages, premium } = therapist;
  const distanceKm = match?.distanceKm ?? null;
  return (
    <article className={classes.card}>
      <div className={classes.box}>
        <div className={classes.top}>
          <div className={classes.portrait}>
            <TherapistPhoto name={name} pictureUrl={pictureUrl} eager={isAtTop} />
          </div>
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
          {match?.isPromoted && (
            <Badge
              variant="light"
              color="iris"
              tt="none"
              size="lg"
              leftSection={<IconSparkles aria-hidden size={14} />}
            >
              In evidenza · piano Premium
            </Badge>
          )}
          <RegisterLine register={therapist.register} />
          {areas.length > 0 && <Areas areas={areas} areasCount={areasCount} />}
          <div className={classes.badges}>
            <OnlineOrStudioBadges premium={premium} />
            {languages.length > 0 && (
              <p className={classes.languages}>
                <span className="visually-hidden">Lingue: </span>
                {languages.join(', ')}
              </p>
            )}
          </div>
          {distanceKm !== null && <p className={classes.distance}>{distanceText(distanceKm)}</p>}
          <div className={classes.money}>
            {lowestPriceCents !== null && (
              <strong className={`${classes.price} amount`}>da {priceText(lowestPriceCents)}</strong>
            )}
            {(talk !== 'none' || !therapist.requestsPaused) && <TalkText talk={talk} />}
          </div>
          <CardActions therapist={therapist} reasons={match?.reasons} />
        </div>
      </div>
      {match && <WhyShown reasons={match.reasons} />}
    </article>
  );
}

const talkTexts: Readonly<Record<IntroductoryTalk, string>> = {
  none: 'Primo colloquio gratuito',
  proposed: 'Primo colloquio già proposto',
  booked: 'Primo colloquio già prenotato',
  held: 'Primo colloquio già fatto',
};

function TalkText({ talk }: Pick<TherapistCardProps, 'talk'>) {
  if (talk === undefined) return <span aria-hidden className={classes.unknownTalk} />;
  return <span className={talk === 'none' ? classes.free : classes.talk}>{talkTexts[talk]}</span>;
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
          <span>{`+${more}`}</span>
          <span className="visually-hidden">{` ${more === 1 ? 'altra' : 'altre'}`}</span>
        </li>
      )}
    </ul>
  );
}

/** Why a therapist is among the results: which criteria match and which do not. */
function WhyShown({ reasons: { met, unmet } }: { readonly reasons: MatchReasons }) {
  if (met.length + unmet.length === 0) return null;
  return (
    <div className={classes.why}>
      <Disclosure label="Perché lo vedi">
        <ReasonList title="Corrisponde" lines={met} />
        <ReasonList title="Non corrisponde" lines={unmet} />
      </Disclosure>
    </div>
  );
}

function ReasonList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className={classes.whyTitle}>{title}</p>
      <ul className={classes.reasons}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
