import { IconStarFilled } from '@tabler/icons-react';
import { italianDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { ShownReview } from '#contracts/reviews/reviews.api';
import classes from '#web/ui/reviews/reviews.module.css';

interface ReviewEntryProps {
  readonly review: ShownReview;
}

/** One review: author, date, number of sessions, rating and text. */
export function ReviewEntry({ review: { reviewer, writtenAt, sessions, rating, text } }: ReviewEntryProps) {
  return (
    <li className={classes.review} tabIndex={-1}>
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
