import { IconStarFilled } from '@tabler/icons-react';
import { averageText } from '#web/ui/reviews/average-text';
import classes from '#web/ui/reviews/rating-line.module.css';
import { reviewsCount } from '#web/ui/reviews/reviews-count';

interface RatingLineProps {
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** The average out of five and the number of reviews; '0 recensioni' when there are none. */
export function RatingLine({ rating }: RatingLineProps) {
  if (rating === null) return <span className={classes.count}>{reviewsCount(0)}</span>;
  return (
    <span className={classes.rating}>
      <span className={classes.average}>
        <IconStarFilled aria-hidden size={16} className={classes.star} />
        <span className="visually-hidden">Valutazione</span>
        <strong>{averageText(rating.average)}</strong> su 5
      </span>{' '}
      <span className={classes.count}>{reviewsCount(rating.count)}</span>
    </span>
  );
}
