import type { Detail } from '#web/features/therapists/profile/detail';
import { DetailTabs } from '#web/features/therapists/profile/detail-tabs.tsx';
import { PriceList } from '#web/features/therapists/profile/price-list.tsx';
import { ProfileSection } from '#web/features/therapists/profile/profile-section.tsx';
import { ProfileSidebar } from '#web/features/therapists/profile/profile-sidebar.tsx';
import { StudioSection } from '#web/features/therapists/profile/studio-section.tsx';
import { TagList } from '#web/features/therapists/profile/tag-list.tsx';
import classes from '#web/features/therapists/profile/therapist-profile.module.css';

interface TherapistProfileProps {
  readonly therapist: Detail;
}

/** The profile: who it is at the side, and beside it the tabs, what is treated and what it costs. */
export function TherapistProfile({ therapist }: TherapistProfileProps) {
  const { areas, specialisations, prices, languages, studio } = therapist;
  return (
    <div className={classes.profile}>
      <ProfileSidebar therapist={therapist} />
      <div className={classes.main}>
        <DetailTabs therapist={therapist} />
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
        <ProfileSection title="Prezzi" id="prices">
          <PriceList prices={prices} />
        </ProfileSection>
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
