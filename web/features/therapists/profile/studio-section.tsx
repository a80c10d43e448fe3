import { Anchor } from '@mantine/core';
import { IconExternalLink, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { Detail } from '#web/features/therapists/profile/detail';
import { ProfileSection } from '#web/features/therapists/profile/profile-section.tsx';
import classes from '#web/features/therapists/profile/studio-section.module.css';

interface StudioSectionProps {
  readonly studio: NonNullable<Detail['studio']>;
}

/** The contacts and addresses of a Premium therapist's studio. */
export function StudioSection({ studio: { phone, email, addresses } }: StudioSectionProps) {
  return (
    <ProfileSection title="Studio">
      <ul className={classes.contacts}>
        {phone !== null && (
          <li>
            <IconPhone aria-hidden size={20} />
            <span className="visually-hidden">Telefono: </span>
            <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Anchor>
          </li>
        )}
        {email !== null && (
          <li>
            <IconMail aria-hidden size={20} />
            <span className="visually-hidden">Email: </span>
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </li>
        )}
        {addresses.map((address) => (
          <li key={address}>
            <IconMapPin aria-hidden size={20} />
            <Anchor href={mapsLink(address)} target="_blank" rel="noopener noreferrer">
              {address} <span className={classes.where}>(mappa, si apre in una nuova scheda)</span>
            </Anchor>
            <IconExternalLink aria-hidden size={16} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

/** A maps search for an address. Nothing is sent there before the user presses the link. */
function mapsLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
