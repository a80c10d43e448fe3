import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconBell, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { AlertSubject, ReceivedAlert } from '#contracts/alerts/alerts.api';
import { italianDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { relativeTime } from '#contracts/kernel/italian-format';
import { romeDate, romeTime } from '#contracts/kernel/rome-time';
import classes from '#web/features/alerts/alerts.module.css';
import { paths } from '#web/routing/paths';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface AlertItemProps {
  readonly alert: ReceivedAlert;
  readonly isNew: boolean;
  readonly now: Instant;
  readonly onChoosePlan: () => void;
  readonly onLeave: () => void;
}

/** What has gone well, what is still to be done, and what the platform says. */
const signs = { success: IconCircleCheck, danger: IconAlertTriangle, plain: IconBell };

const kinds: Readonly<Record<AlertSubject, 'success' | 'danger'>> = {
  profile_to_complete: 'danger',
  plan_to_choose: 'danger',
  consent_signed: 'success',
};

export function AlertItem({ alert, isNew, now, ...ways }: AlertItemProps) {
  const { subject, title, message, files, sentAt } = alert;
  const kind = subject ? kinds[subject] : 'plain';
  const Sign = signs[kind];
  // The title of this one is a code.
  const shownTitle = subject === 'plan_to_choose' ? message : title;
  return (
    <li className={classes.item} data-kind={kind}>
      <Sign aria-hidden size={20} stroke={1.75} className={classes.sign} />
      <div className={classes.words}>
        <Text fw={600}>
          {isNew && (
            <>
              <span className={classes.new}>Nuova</span>{' '}
            </>
          )}
          <span>{shownTitle}</span>
        </Text>
        {message !== shownTitle && <Text size="sm">{message}</Text>}
        {sentAt && <SentAt sentAt={sentAt} now={now} />}
        {files.map(({ name, url }) => (
          <FileLink key={url} href={url} className={classes.file}>
            {name}
          </FileLink>
        ))}
        {subject && <Way subject={subject} {...ways} />}
      </div>
    </li>
  );
}

/** The platform's clock may be a little ahead: nothing was sent in the future. */
function SentAt({ sentAt, now }: { readonly sentAt: string; readonly now: Instant }) {
  const instant = instantFromIso(sentAt);
  const moment = `${italianDate(romeDate(instant))}, ${romeTime(instant)}`;
  return (
    <Text size="xs" c="dimmed" component="time" dateTime={sentAt} title={moment}>
      {relativeTime(instant > now ? now : instant, now)}
    </Text>
  );
}

interface WayProps extends Pick<AlertItemProps, 'onChoosePlan' | 'onLeave'> {
  readonly subject: AlertSubject;
}

/** The screens that alerts lead to; the plan is chosen in a dialog. */
const screens: Readonly<
  Record<Exclude<AlertSubject, 'plan_to_choose'>, { readonly to: string; readonly label: string }>
> = {
  profile_to_complete: { to: paths.profile, label: 'Vai al profilo' },
  consent_signed: { to: paths.patients, label: 'Vai ai tuoi pazienti' },
};

/** Leads to what the alert is about. */
function Way({ subject, onChoosePlan, onLeave }: WayProps) {
  if (subject === 'plan_to_choose') {
    const choose = () => {
      onLeave();
      onChoosePlan();
    };
    return <TextButton onPress={choose}>Scegli il piano</TextButton>;
  }
  const { to, label } = screens[subject];
  return (
    <Anchor component={Link} to={to} className={classes.way} onClick={onLeave}>
      {label}
    </Anchor>
  );
}
