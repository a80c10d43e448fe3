import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Detail } from '#web/features/therapists/profile/detail';
import { filteredReviews, type ReviewOrder } from '#web/features/therapists/profile/filtered-reviews';
import { RatingBars } from '#web/ui/reviews/rating-bars.tsx';
import { RatingLine } from '#web/ui/reviews/rating-line.tsx';
import { ReviewEntry } from '#web/ui/reviews/review-entry.tsx';
import classes from '#web/ui/reviews/reviews.module.css';
import { reviewsCount } from '#web/ui/reviews/reviews-count';
import { starsText } from '#web/ui/reviews/stars-text';

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
