import { Anchor, Text } from '@mantine/core';
import { IconCoinOff, IconFileAlert, IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ListedPatient } from '#contracts/patients/patients.api';
import type { ListState } from '#web/features/patients/list/list-state';
import classes from '#web/features/patients/list/patients.module.css';
import { recordWords } from '#web/features/patients/list/record-words';
import { momentText } from '#web/features/patients/moment-text';
import { shortToken } from '#web/features/patients/short-token';
import { paths } from '#web/routing/paths';
import { Portrait } from '#web/ui/portrait.tsx';
import type { RecordColumn } from '#web/ui/records/record-table.tsx';

/** The columns of the list; the first opens the card, to which it hands how the list stands (CARD-11). */
export function patientColumns(
  state: ListState,
  isCompact: boolean,
): readonly [RecordColumn<ListedPatient>, ...RecordColumn<ListedPatient>[]] {
  return [
    {
      header: 'Paziente',
      cell: ({ token, name, pictureUrl }) => (
        <div className={classes.who}>
          {!isCompact && <Portrait name={name} pictureUrl={pictureUrl} size={36} />}
          <div className={classes.name} data-compact={isCompact || undefined}>
            <Anchor component={Link} to={paths.patientCard(token)} state={state} data-opens-row>
              {name}
            </Anchor>
            <Text size="xs" c="dimmed" fw={400} component="span">
              {shortToken(token)}
            </Text>
          </div>
        </div>
      ),
    },
    { header: 'Prossima seduta', cell: ({ nextSession }) => moment(nextSession) },
    { header: 'Ultima seduta', cell: ({ lastSession }) => moment(lastSession) },
    { header: 'Scheda', cell: recordWords },
    { header: 'Da sapere', cell: (patient) => <Marks patient={patient} /> },
  ];
}

function moment(iso: string | null) {
  return iso === null ? (
    <span className={classes.none}>Nessuna</span>
  ) : (
    <span className={classes.unbroken}>{momentText(iso)}</span>
  );
}

/** What needs to be seen to, in words with a sign; nothing where all is well. */
function Marks({ patient: { unread, unpaid, isConsentMissing } }: { readonly patient: ListedPatient }) {
  if (unread === 0 && unpaid === 0 && !isConsentMissing) return <span className={classes.none}>Niente di nuovo</span>;
  return (
    <ul className={classes.marks}>
      {unread > 0 && (
        <li>
          <IconMessage aria-hidden size={16} />{' '}
          <span>{unread === 1 ? 'Un messaggio non letto' : `${unread} messaggi non letti`}</span>
        </li>
      )}
      {isConsentMissing && (
        <li>
          <IconFileAlert aria-hidden size={16} /> Manca il consenso informato
        </li>
      )}
      {unpaid > 0 && (
        <li>
          <IconCoinOff aria-hidden size={16} />{' '}
          <span>{unpaid === 1 ? 'Una seduta non risulta pagata' : `${unpaid} sedute non risultano pagate`}</span>
        </li>
      )}
    </ul>
  );
}
