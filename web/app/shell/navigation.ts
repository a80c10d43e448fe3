import {
  type Icon,
  IconBook2,
  IconBuilding,
  IconCalendarMonth,
  IconChartHistogram,
  IconHome,
  IconLifebuoy,
  IconMessageCircle,
  IconNotebook,
  IconUsers,
} from '@tabler/icons-react';
import { paths, patterns } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';

/** A section of the dashboard, as the sidebar and the bottom bar show it. */
export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Other addresses of the section: its item is the current one there too. */
  readonly alsoAt?: readonly string[];
  /** Shows the number of unread messages, or of unread replies of the team. */
  readonly counts?: 'messages' | 'tickets';
}

const shared: readonly NavigationItem[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: IconHome },
  { to: paths.calendar, label: 'Calendario', icon: IconCalendarMonth },
  { to: paths.chat, label: 'Chat', icon: IconMessageCircle, counts: 'messages' },
];

const items: Readonly<Record<UserType, readonly NavigationItem[]>> = {
  patient: [
    ...shared,
    { to: paths.diary, label: 'Diario', icon: IconNotebook },
    { to: paths.tickets, label: 'Assistenza', icon: IconLifebuoy, alsoAt: [patterns.ticket], counts: 'tickets' },
  ],
  professional: [
    ...shared,
    { to: paths.patients, label: 'Pazienti', icon: IconUsers, alsoAt: [patterns.patientCard] },
    { to: paths.performance, label: 'Prestazioni', icon: IconChartHistogram },
    { to: paths.courses, label: 'Corsi', icon: IconBook2, alsoAt: [patterns.course] },
    { to: paths.rentPremises, label: 'Affitta studio', icon: IconBuilding },
  ],
};

/** How many items a phone's bottom bar shows; with more, the last one is 'Altro', which holds the rest. */
const barLength = 5;

/** The items of the sidebar of a user type. */
export function navigationFor(userType: UserType): readonly NavigationItem[] {
  return items[userType];
}

/** The items of the bottom bar, and those that do not fit. */
export function bottomBarFor(userType: UserType): {
  readonly bar: readonly NavigationItem[];
  readonly more: readonly NavigationItem[];
} {
  const all = items[userType];
  if (all.length <= barLength) return { bar: all, more: [] };
  return { bar: all.slice(0, barLength - 1), more: all.slice(barLength - 1) };
}

/** Whether the item is the current one at this address. */
export function isCurrent({ to, alsoAt = [] }: NavigationItem, pathname: string): boolean {
  const address = pathname.replace(/\/$/, '');
  return address === to || alsoAt.includes(address);
}
