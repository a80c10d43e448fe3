import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Detail } from '#web/features/therapists/detail';
import { RatingBars } from '#web/features/therapists/rating-bars.tsx';
import { RatingLine } from '#web/features/therapists/rating-line.tsx';
import { ReviewEntry } from '#web/features/therapists/review-entry.tsx';
import { reviewsCount } from '#web/features/therapists/reviews-count';
import classes from '#web/features/therapists/reviews-tab.module.css';
import { type ReviewOrder, shownReviews } from '#web/features/therapists/shown-reviews';

type ReviewsTabProps = Pick<Detail, 'reviews' | 'rating'>;

const orders: { value: ReviewOrder; label: string }[] = [
  { value: 'newest', label: 'Più recenti' },
  { value: 'highest', label: 'Voto più alto' },
  { value: 'lowest', label: 'Voto più basso' },
];

/** What patients wrote, all of it, and who may write (THER-36, THER-37). */
export function ReviewsTab({ reviews, rating }: ReviewsTabProps) {
  const [stars, setStars] = useState<number | undefined>();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const shown = shownReviews(reviews, { stars, order });
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
              size="md"
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
