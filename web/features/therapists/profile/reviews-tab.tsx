import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, UnstyledButton } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { italianDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { Detail } from '#web/features/therapists/profile/detail';
import { filteredReviews, type Review, type ReviewOrder } from '#web/features/therapists/profile/filtered-reviews';
import { ratingShares } from '#web/features/therapists/profile/rating-shares';
import classes from '#web/features/therapists/profile/reviews-tab.module.css';
import { RatingLine } from '#web/features/therapists/results/rating-line.tsx';
import { reviewsCount } from '#web/features/therapists/results/reviews-count';

interface RatingBarsProps {
  readonly ratings: readonly number[];
  /** The stars whose reviews alone are shown; undefined for all. */
  readonly chosen: number | undefined;
  readonly onChoose: (stars: number | undefined) => void;
}

/**
 * The distribution of the ratings, as bars and in words; pressing a bar filters the reviews, pressing it again shows
 * all.
 */
function RatingBars({ ratings, chosen, onChoose }: RatingBarsProps) {
  return (
    <ul className={classes.bars} aria-label="Distribuzione dei voti">
      {ratingShares(ratings).map(({ stars, count, percent }) => (
        <li key={stars}>
          <UnstyledButton
            className={classes.bar}
            aria-pressed={chosen === stars}
            onClick={() => onChoose(chosen === stars ? undefined : stars)}
          >
            <span className={classes.stars}>{stars === 1 ? '1 stella' : `${stars} stelle`}</span>
            <span aria-hidden className={classes.track}>
              <span className={classes.fill} style={{ transform: `scaleX(${percent / 100})` }} />
            </span>
            <span className={classes.share}>
              <span className="visually-hidden">{reviewsCount(count)}, </span>
              {percentText.format(percent / 100)}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

const percentText = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 1 });

type ReviewsTabProps = Pick<Detail, 'reviews' | 'rating'>;

const orders: { value: ReviewOrder; label: string }[] = [
  { value: 'newest', label: 'Più recenti' },
  { value: 'highest', label: 'Voto più alto' },
  { value: 'lowest', label: 'Voto più basso' },
];

/** All reviews by patients, and who may write one. */
export function ReviewsTab({ reviews, rating }: ReviewsTabProps) {
  const [stars, setStars] = useState<number | undefined>();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const shown = filteredReviews(reviews, { stars, order });
  return (
    <div className={classes.reviews}>
      {reviews.length === 0 && <p className={classes.none}>Non ci sono recensioni.</p>}
      {reviews.length > 0 && (
        <>
          <RatingLine rating={rating} />
          <RatingBars ratings={reviews.map((review) => review.rating)} chosen={stars} onChoose={setStars} />
          <div className={classes.choice}>
            <output>
              {stars === undefined
                ? reviewsCount(shown.length)
                : `${reviewsCount(shown.length)} da ${starsText(stars)}`}
            </output>
            <NativeSelect
              label="Ordina per"
              data={orders}
              value={order}
              onChange={(event) => setOrder(event.currentTarget.value as ReviewOrder)}
            />
          </div>
        </>
      )}
      <ul className={classes.list}>
        {shown.map((review) => (
          <ReviewEntry key={`${review.writtenAt}|${review.reviewer}|${review.text}`} review={review} />
        ))}
      </ul>
      <p className={classes.rule}>
        Può scrivere una recensione solo chi ha concluso almeno una seduta con questo terapeuta; i colloqui conoscitivi
        non contano. Le mostriamo tutte, con il nome abbreviato: parlano dell’esperienza, non dell’efficacia della cura.
      </p>
    </div>
  );
}

function starsText(stars: number): string {
  return stars === 1 ? '1 stella' : `${stars} stelle`;
}

interface ReviewEntryProps {
  readonly review: Review;
}

/** One review: author, date, number of sessions, rating and text. */
function ReviewEntry({ review: { reviewer, writtenAt, sessions, rating, text } }: ReviewEntryProps) {
  return (
    <li className={classes.review}>
      <div className={classes.meta}>
        <span className={classes.reviewer}>{reviewer}</span>
        <span className={classes.stars}>
          <IconStarFilled aria-hidden size={16} />
          {rating} su 5
        </span>
        {writtenAt !== null && <time dateTime={writtenAt}>{italianDate(romeDate(instantFromIso(writtenAt)))}</time>}
        {sessions !== null && <span>{sessions === 1 ? 'dopo 1 seduta' : `dopo ${sessions} sedute`}</span>}
      </div>
      {text !== null && <p>{text}</p>}
    </li>
  );
}
