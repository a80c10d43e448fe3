import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import type { Detail } from '#web/features/therapists/profile/detail';
import classes from '#web/features/therapists/profile/therapist-profile.module.css';

/** The newest review that has words, and the way to all of them; nothing where nobody has written one. */
export function QuotedReview({ reviews }: Pick<Detail, 'reviews'>) {
  const [parameters] = useSearchParams();
  const newest = reviews.find(({ text }) => text !== null);
  if (!newest) return null;
  const all = new URLSearchParams(parameters);
  all.set('tab', 'recensioni');
  return (
    <figure className={classes.quote}>
      <blockquote>
        <p>«{newest.text}»</p>
      </blockquote>
      <figcaption>
        {newest.reviewer}, {newest.rating} su 5.{' '}
        <Anchor component={Link} to={`?${all}`} replace preventScrollReset underline="always" inherit>
          {reviews.length === 1 ? 'Leggi la recensione' : `Leggi tutte le ${reviews.length} recensioni`}
        </Anchor>
      </figcaption>
    </figure>
  );
}
