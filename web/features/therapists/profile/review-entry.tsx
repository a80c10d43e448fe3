import { IconStarFilled } from '@tabler/icons-react';
import { italianDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { Review } from '#web/features/therapists/profile/filtered-reviews';
import classes from '#web/features/therapists/profile/reviews-tab.module.css';

interface ReviewEntryProps {
  readonly review: Review;
}

/** One review: who, when, after how many sessions, the rating and the words (THER-36). */
export function ReviewEntry({ review: { reviewer, writtenAt, sessions, rating, text } }: ReviewEntryProps) {
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
