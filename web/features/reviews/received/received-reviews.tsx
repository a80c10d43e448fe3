import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { averageRating } from '#contracts/reviews/average-rating';
import { satisfiedPercent } from '#contracts/reviews/rating-shares';
import { listReceivedReviews, type ShownReview } from '#contracts/reviews/reviews.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/reviews/received/received-reviews.module.css';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { averageText } from '#web/ui/reviews/average-text';
import { FiveStars } from '#web/ui/reviews/five-stars.tsx';
import { percentText } from '#web/ui/reviews/percent-text';
import { RatingBars } from '#web/ui/reviews/rating-bars.tsx';
import { ReviewEntry } from '#web/ui/reviews/review-entry.tsx';
import reviewClasses from '#web/ui/reviews/reviews.module.css';
import { reviewsCount } from '#web/ui/reviews/reviews-count';
import { starsText } from '#web/ui/reviews/stars-text';

/** The tab 'RECENSIONI' of a professional's profile; nothing of it can be answered or removed (REV-14). */
export function ReceivedReviews() {
  const query = useQuery(listReceivedReviews, {});
  return (
    <QueryRegion query={query} what="le tue recensioni">
      {({ reviews }) => <Reviews reviews={reviews} />}
    </QueryRegion>
  );
}

function Reviews({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  const [stars, setStars] = useState<number | undefined>();
  const ratings = reviews.map(({ rating }) => rating);
  const shown = reviews.filter(({ rating }) => stars === undefined || rating === stars);
  return (
    <div className={classes.tab}>
      <Figures ratings={ratings} />
      <RatingBars ratings={ratings} chosen={stars} onChoose={setStars} />
      {reviews.length === 0 ? (
        <p>Non ci sono recensioni.</p>
      ) : (
        <>
          <output>
            {stars === undefined
              ? 'Tutte, dalla più recente.'
              : `${reviewsCount(shown.length)} da ${starsText(stars)}, dalla più recente.`}
          </output>
          <ReviewPages key={stars} reviews={shown} />
        </>
      )}
    </div>
  );
}

/** Average, number, and how many patients were satisfied; zeros without reviews (REV-01, REV-05, REV-06, REV-13). */
function Figures({ ratings }: { readonly ratings: readonly number[] }) {
  const average = averageRating(ratings)?.average ?? 0;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Valutazione media</dt>
        <dd>
          <span>{`${averageText(average)} su 5`}</span>
          <FiveStars average={average} />
        </dd>
      </div>
      <div>
        <dt>Recensioni</dt>
        <dd>{ratings.length}</dd>
      </div>
      <div>
        <dt>Pazienti soddisfatti (4 o 5 stelle)</dt>
        <dd>{percentText(satisfiedPercent(ratings))}</dd>
      </div>
    </dl>
  );
}

/** How many reviews are added at a time, so that a long list stays quick. */
const pageSize = 20;

function ReviewPages({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  const [count, setCount] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setCount(count + pageSize));
    // The first of the added ones is read next, also when the pressed button has gone.
    const added = list.current?.children[count];
    if (added instanceof HTMLElement) added.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className={reviewClasses.list} aria-label="Recensioni">
        {reviews.slice(0, count).map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews may be alike, and only ever grow at the end
          <ReviewEntry key={index} review={review} />
        ))}
      </ul>
      {count < reviews.length && (
        <Button variant="default" onClick={showMore}>
          {`Mostra altre ${Math.min(pageSize, reviews.length - count)}`}
        </Button>
      )}
    </>
  );
}
