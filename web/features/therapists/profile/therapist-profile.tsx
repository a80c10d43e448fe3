import { Anchor, Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { Detail } from '#web/features/therapists/profile/detail';
import { DetailTabs } from '#web/features/therapists/profile/detail-tabs.tsx';
import { quotedReview } from '#web/features/therapists/profile/filtered-reviews';
import { InBrief } from '#web/features/therapists/profile/in-brief.tsx';
import { ProfileSection } from '#web/features/therapists/profile/profile-section.tsx';
import { StudioSection } from '#web/features/therapists/profile/studio-section.tsx';
import classes from '#web/features/therapists/profile/therapist-profile.module.css';

interface TherapistProfileProps {
  readonly therapist: Detail;
  /** Shows a therapist their own profile: without acts, and without a part in the address of the screen. */
  readonly isPreview?: boolean;
}

/** The profile: in brief who it is and what it costs, then the tabs and the areas treated. */
export function TherapistProfile({ therapist, isPreview = false }: TherapistProfileProps) {
  const { areas, specialisations, languages, studio } = therapist;
  return (
    <div className={classes.profile}>
      <InBrief therapist={therapist} isPreview={isPreview} />
      <div className={classes.main}>
        <QuotedReview reviews={therapist.reviews} isPreview={isPreview} />
        <DetailTabs therapist={therapist} isPreview={isPreview} />
        {areas.length > 0 && (
          <ProfileSection title="Aree di intervento">
            <TagList tags={areas} shown={5} what="le aree" />
          </ProfileSection>
        )}
        {specialisations.length > 0 && (
          <ProfileSection title="Specializzazioni">
            <TagList tags={specialisations} shown={10} what="le specializzazioni" />
          </ProfileSection>
        )}
        {languages.length > 0 && (
          <ProfileSection title="Lingue">
            <p>{languages.join(', ')}</p>
          </ProfileSection>
        )}
        {studio && <StudioSection studio={studio} />}
      </div>
    </div>
  );
}

interface TagListProps {
  readonly tags: readonly string[];
  /** The number of tags shown before the toggle is pressed. */
  readonly shown: number;
  /** The tags' name in the toggle, such as 'le aree'. */
  readonly what: string;
}

/** A list of tags: the first ones at once, the rest behind a toggle. */
function TagList({ tags, shown, what }: TagListProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useId();
  const visible = isWhole ? tags : tags.slice(0, shown);
  return (
    <>
      <ul id={list} className={classes.tags}>
        {visible.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {tags.length > shown && (
        <Button
          variant="subtle"
          className={classes.toggle}
          aria-expanded={isWhole}
          aria-controls={list}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Mostra meno' : `Mostra tutte ${what} (${tags.length})`}
        </Button>
      )}
    </>
  );
}

/** One review, by which rule it was chosen, and the way to all of them; nothing where nobody has written one. */
function QuotedReview({ reviews, isPreview }: Pick<Detail, 'reviews'> & { readonly isPreview: boolean }) {
  const [parameters] = useSearchParams();
  const newest = quotedReview(reviews);
  if (!newest) return null;
  const { text, reviewer, rating, writtenAt } = newest;
  const writtenOn = writtenAt && shortDate(instantFromIso(writtenAt));
  const all = new URLSearchParams(parameters);
  all.set('tab', 'recensioni');
  return (
    <figure className={classes.quote}>
      <blockquote>
        <p>«{text}»</p>
      </blockquote>
      <figcaption>
        <span>
          L’ultima recensione con un commento: {[reviewer, writtenOn, `${rating} su 5`].filter(Boolean).join(', ')}.
        </span>{' '}
        {!isPreview && (
          <Anchor component={Link} to={`?${all}`} replace preventScrollReset underline="always" inherit>
            {reviews.length === 1 ? 'Leggi la recensione' : `Leggi tutte le ${reviews.length} recensioni`}
          </Anchor>
        )}
      </figcaption>
    </figure>
  );
}
