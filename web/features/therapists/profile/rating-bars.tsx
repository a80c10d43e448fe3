import { UnstyledButton } from '@mantine/core';
import classes from '#web/features/therapists/profile/rating-bars.module.css';
import { ratingShares } from '#web/features/therapists/profile/rating-shares';
import { reviewsCount } from '#web/features/therapists/results/reviews-count';

interface RatingBarsProps {
  readonly ratings: readonly number[];
  /** The stars whose reviews alone are shown. */
  readonly chosen: number | undefined;
  readonly onChoose: (stars: number | undefined) => void;
}

/** How the ratings spread, as bars and in words; pressing one shows its reviews alone, pressing it again all of them. */
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
