import { Badge, Text } from '@mantine/core';
import { IconRosetteDiscountCheck, IconSparkles } from '@tabler/icons-react';
import { priceText } from '#contracts/kernel/euro-cents';
import { FavouriteButton } from '#web/features/therapists/favourites/favourite-button.tsx';
import { pausedWords } from '#web/features/therapists/first-message/paused-requests.tsx';
import { WriteButton } from '#web/features/therapists/first-message/write-button.tsx';
import type { Detail } from '#web/features/therapists/profile/detail';
import { PriceList } from '#web/features/therapists/profile/price-list.tsx';
import { ProfileSection } from '#web/features/therapists/profile/profile-section.tsx';
import classes from '#web/features/therapists/profile/therapist-profile.module.css';
import { OnlineOrStudioBadges } from '#web/features/therapists/results/online-or-studio-badges.tsx';
import { RegisterLine } from '#web/features/therapists/results/register-line.tsx';
import { roleLabel } from '#web/features/therapists/results/role-label';
import { TherapistPhoto } from '#web/features/therapists/results/therapist-photo.tsx';
import { useIntroductoryTalks } from '#web/features/therapists/results/use-introductory-talks';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { RatingLine } from '#web/ui/reviews/rating-line.tsx';

interface InBriefProps {
  readonly therapist: Detail;
  /** A preview shows nothing to press that does something. */
  readonly isPreview: boolean;
}

/** The therapist at a glance: who it is, and beside it the prices and the button to write. */
export function InBrief({ therapist, isPreview }: InBriefProps) {
  const { name, role, pictureUrl, premium, register, rating, lowestPriceCents, prices, requestsPaused } = therapist;
  const talkOf = useIntroductoryTalks();
  return (
    <aside className={classes.inBrief} aria-label="In breve">
      <div className={classes.head}>
        <div className={classes.photo}>
          <TherapistPhoto name={name} pictureUrl={pictureUrl} eager />
        </div>
        <div className={classes.who}>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.role}>{roleLabel(role)}</p>
          <RegisterLine register={register} />
          <RatingLine rating={rating} />
          {lowestPriceCents !== null && <p className={`${classes.price} amount`}>da {priceText(lowestPriceCents)}</p>}
        </div>
        <div className={classes.badges}>
          <OnlineOrStudioBadges premium={premium} />
          {premium && (
            <Badge
              variant="light"
              color="iris"
              tt="none"
              size="lg"
              leftSection={<IconSparkles aria-hidden size={14} />}
            >
              Piano Premium
            </Badge>
          )}
          <VerifiedBadge role={role} />
        </div>
      </div>
      <div className={classes.side}>
        {isPreview && requestsPaused && <Text fw={600}>{pausedWords}</Text>}
        {!isPreview && (
          <div className={classes.acts}>
            <WriteButton therapist={therapist} className={classes.write} />
            <FavouriteButton therapist={therapist} />
          </div>
        )}
        <ProfileSection title="Prezzi">
          <PriceList
            prices={prices}
            talk={talkOf(therapist.token)}
            isTalkOffered={!requestsPaused || therapist.chat !== null}
          />
        </ProfileSection>
      </div>
    </aside>
  );
}

/** Explains what the verification of a profile means: every therapist shown has passed it. */
function VerifiedBadge({ role }: Pick<Detail, 'role'>) {
  return (
    <Disclosure
      label={
        <>
          <IconRosetteDiscountCheck aria-hidden size={20} />
          <span>Profilo verificato</span>
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
