import { Badge, Button } from '@mantine/core';
import { IconRosetteDiscountCheck, IconSparkles } from '@tabler/icons-react';
import { priceText } from '#contracts/kernel/euro-cents';
import { FavouriteButton } from '#web/features/therapists/favourites/favourite-button.tsx';
import { WriteButton } from '#web/features/therapists/first-message/write-button.tsx';
import type { Detail } from '#web/features/therapists/profile/detail';
import classes from '#web/features/therapists/profile/therapist-profile.module.css';
import { Disclosure } from '#web/features/therapists/results/disclosure.tsx';
import { OnlineOrStudioBadges } from '#web/features/therapists/results/online-or-studio-badges.tsx';
import { RatingLine } from '#web/features/therapists/results/rating-line.tsx';
import { RegisterLine } from '#web/features/therapists/results/register-line.tsx';
import { roleLabel } from '#web/features/therapists/results/role-label';
import { TherapistPhoto } from '#web/features/therapists/results/therapist-photo.tsx';

interface ProfileSidebarProps {
  readonly therapist: Detail;
}

/** The therapist at a glance, with the button to write. */
export function ProfileSidebar({ therapist }: ProfileSidebarProps) {
  const { name, role, pictureUrl, premium, register, rating, lowestPriceCents } = therapist;
  return (
    <aside className={classes.sidebar} aria-label="In breve">
      <div className={classes.photo}>
        <TherapistPhoto name={name} pictureUrl={pictureUrl} eager />
      </div>
      <div className={classes.who}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.role}>{roleLabel(role)}</p>
        <RegisterLine register={register} />
      </div>
      <VerifiedBadge role={role} />
      <div className={classes.badges}>
        <OnlineOrStudioBadges premium={premium} />
        {premium && (
          <Badge variant="light" color="iris" tt="none" size="lg" leftSection={<IconSparkles aria-hidden size={14} />}>
            Piano Premium
          </Badge>
        )}
      </div>
      <RatingLine rating={rating} />
      <div className={classes.price}>
        {lowestPriceCents !== null && <strong>da {priceText(lowestPriceCents)}</strong>}
        <Button variant="subtle" size="compact-md" onClick={jumpToPrices}>
          Vedi i prezzi
        </Button>
      </div>
      <WriteButton therapist={therapist} className={classes.write} />
      <FavouriteButton therapist={therapist} />
    </aside>
  );
}

function jumpToPrices(): void {
  const heading = document.getElementById('prices');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Explains what the verification of a profile means: every therapist shown has passed it. */
function VerifiedBadge({ role }: Pick<Detail, 'role'>) {
  return (
    <Disclosure
      label={
        <>
          <IconRosetteDiscountCheck aria-hidden size={20} />
          Profilo verificato
        </>
      }
    >
      <p>
        Prima di pubblicare il profilo l’amministrazione ha controllato i documenti del professionista e l’iscrizione
        all’Albo degli Psicologi, e ha accettato la sua richiesta come {roleLabel(role)}.
      </p>
      <p>
        Puoi controllare tu stesso l’iscrizione nell’Albo pubblico dell’Ordine degli Psicologi, con il nome, la regione
        e il numero.
      </p>
    </Disclosure>
  );
}
