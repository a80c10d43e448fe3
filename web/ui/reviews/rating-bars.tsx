import { UnstyledButton } from '@mantine/core';
import { ratingShares } from '#contracts/reviews/rating-shares';
import { percentText } from '#web/ui/reviews/percent-text';
import classes from '#web/ui/reviews/reviews.module.css';
import { reviewsCount } from '#web/ui/reviews/reviews-count';
import { starsText } from '#web/ui/reviews/stars-text';

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
export function RatingBars({ ratings, chosen, onChoose }: RatingBarsProps) {
  return (
    <ul className={classes.bars} aria-label="Distribuzione dei voti">
      {ratingShares(ratings).map(({ stars, count, percent }) => (
        <li key={stars}>
          <UnstyledButton
            className={classes.bar}
            aria-pressed={chosen === stars}
            onClick={() => onChoose(chosen === stars ? undefined : stars)}
          >
            <span className={classes.stars}>{starsText(stars)}</span>
            <span aria-hidden className={classes.track}>
              <span className={classes.fill} style={{ transform: `scaleX(${percent / 100})` }} />
            </span>
            <span className={classes.share}>
              <span className="visually-hidden">{`${reviewsCount(count)}, `}</span>
              <span>{percentText(percent)}</span> <span aria-hidden>{`(${count})`}</span>
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
