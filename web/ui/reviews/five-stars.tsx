import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from '#web/ui/reviews/reviews.module.css';

const places = [1, 2, 3, 4, 5];

/** Five stars, filled up to the average; what they say stands in words beside them. */
export function FiveStars({ average }: { readonly average: number }) {
  return (
    <span aria-hidden className={classes.five}>
      {places.map((place) => (
        <IconStar key={place} size={24} />
      ))}
      <span className={classes.filled} style={{ clipPath: `inset(0 ${100 - average * 20}% 0 0)` }}>
        {places.map((place) => (
          <IconStarFilled key={place} size={24} />
        ))}
      </span>
    </span>
  );
}
