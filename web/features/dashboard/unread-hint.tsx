import { Anchor } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/dashboard/dashboard-screen.module.css';
import { paths } from '#web/routing/paths';

/** How many messages wait to be read; nothing when none does, or when it is not known. */
export function UnreadHint() {
  const { data } = useQuery(listConversations, {}, { live: true });
  if (!data || data.unread === 0) return null;
  return (
    <Anchor component={Link} to={paths.chat} className={classes.unread}>
      <IconMessageCircle aria-hidden size={20} />
      {data.unread === 1 ? 'Hai 1 messaggio da leggere' : `Hai ${data.unread} messaggi da leggere`}
    </Anchor>
  );
}
