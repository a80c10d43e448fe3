import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { priceText } from '#contracts/kernel/euro-cents';
import { searchTherapists } from '#contracts/therapists/search.api';
import { noFilter } from '#contracts/therapists/therapist-filter';
import type { TherapistCard } from '#contracts/therapists/therapists.api';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { useQuery } from '#web/api/use-query';
import { drawnFaces } from '#web/features/therapists/faces/drawn-faces';
import classes from '#web/features/therapists/faces/live-faces.module.css';
import { roleLabel } from '#web/features/therapists/results/role-label';
import { TherapistPhoto } from '#web/features/therapists/results/therapist-photo.tsx';
import { paths } from '#web/routing/paths';

/**
 * Three therapists of the directory as the draw gives them, without those whom a plan puts higher, and how many there
 * are. Their shape while they load; nothing where the directory does not answer or is empty.
 */
export function LiveFaces() {
  const [draw] = useState(newIdempotencyKey);
  const { data, problem } = useQuery(searchTherapists, { visit: draw, filter: noFilter, sort: 'default', page: 0 });
  if (problem && !data) return null;
  if (!data) return <FacesSkeleton />;
  const faces = drawnFaces(data);
  if (faces.length === 0) return null;
  return (
    <section aria-label="Alcuni terapeuti">
      <p className={classes.count}>
        {`${data.total === 1 ? 'Un profilo verificato' : `${data.total} profili verificati`}; qui alcuni, a caso.`}
      </p>
      <ul className={classes.faces}>
        {faces.map((therapist) => (
          <li key={therapist.token}>
            <Face therapist={therapist} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({
  therapist: { token, name, role, pictureUrl, lowestPriceCents },
}: {
  readonly therapist: TherapistCard;
}) {
  return (
    <Link to={paths.therapist(token)} className={classes.face}>
      <TherapistPhoto name={name} pictureUrl={pictureUrl} />
      <span className={classes.name}>{name}</span>
      <span className={classes.about}>
        <span>{roleLabel(role)}</span>
        {lowestPriceCents !== null && <span className="amount">da {priceText(lowestPriceCents)}</span>}
      </span>
    </Link>
  );
}

function FacesSkeleton() {
  return (
    <div aria-hidden>
      <div className={classes.count}>
        <Skeleton height={18} width="60%" />
      </div>
      <div className={classes.faces}>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className={classes.face}>
            <Skeleton radius="md" style={{ aspectRatio: '4 / 5', height: 'auto' }} />
            <Skeleton height={18} width="80%" mt={6} />
            <Skeleton height={18} width="60%" mt={6} />
          </div>
        ))}
      </div>
    </div>
  );
}
