import { Anchor, Group, Stack, Title } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { joinState } from '#contracts/appointments/join-state';
import { listConversations } from '#contracts/chat/chat.api';
import { previousMonthRevenue } from '#contracts/invoices/invoices.api';
import { ownNewRequests } from '#contracts/new-requests/new-requests.api';
import { ownPaymentData } from '#contracts/payments/payments.api';
import { listReviewStatuses } from '#contracts/reviews/reviews.api';
import { useQuery } from '#web/api/use-query';
import { MonthCalendar } from '#web/features/appointments/calendar/month/month-calendar.tsx';
import { UpcomingAppointments } from '#web/features/appointments/calendar/upcoming-appointments.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { nextStep } from '#web/features/appointments/journey/next-step';
import { NextStepCard } from '#web/features/appointments/journey/next-step-card.tsx';
import { SessionTiles } from '#web/features/appointments/journey/session-tiles.tsx';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { MoodCard } from '#web/features/diary/mood-card.tsx';
import { RevenueCard } from '#web/features/invoices/revenue-card.tsx';
import { forgetKept, keptForReturn } from '#web/features/login/social-return';
import { PauseNotice } from '#web/features/new-requests/pause-notice.tsx';
import { CreditHint } from '#web/features/payments/wallet/credit-hint.tsx';
import { PlanNotice } from '#web/features/plans/plan-notice.tsx';
import { SetupCard } from '#web/features/setup/setup-card.tsx';
import { useSetup } from '#web/features/setup/use-setup';
import { FavouritesList } from '#web/features/therapists/favourites/favourites-list.tsx';
import { Welcome } from '#web/features/tutorial/welcome.tsx';
import { ToDoList, TodaysHours } from '#web/flows/home/desk/desk.tsx';
import { NewPatientStart } from '#web/flows/home/new-patient-start.tsx';
import { SetupWay } from '#web/flows/setup/setup-way.tsx';
import { paths } from '#web/routing/paths';
import { wantedAddress } from '#web/routing/wanted-address';
import { LedOn } from '#web/session/led-on.tsx';
import { type UserType, useSignedInUser } from '#web/session/session-context';
import { useNow } from '#web/ui/use-now';

const urgentSteps: readonly string[] = ['join', 'confirm'];

/** The welcome of a new patient, unless a session is open or an appointment waits for a yes. */
function PatientWelcome() {
  const { data } = useAppointments();
  const now = useNow();
  if (!data) return null;
  const { kind } = nextStep({ appointments: data.appointments, chats: undefined, reviews: undefined, now });
  return urgentSteps.includes(kind) ? null : <Welcome />;
}

/** A therapist's day and what waits; what is missing to begin with comes first, unless a session is open. */
function Desk({ isSettingUp }: { readonly isSettingUp: boolean }) {
  const { data } = useAppointments();
  const now = useNow();
  const isOpen = data?.appointments.some((appointment) => joinState(appointment, now) === 'allow');
  const setup = isSettingUp && (
    <SetupCard wayTo={(step, label, isMain) => <SetupWay step={step} label={label} isMain={isMain} />} />
  );
  return (
    <Stack>
      <PlanNotice />
      <PauseNotice />
      {!isOpen && setup}
      <TodaysHours />
      {isOpen && setup}
      <ToDoList isBesideOthers={isSettingUp} />
    </Stack>
  );
}

/** A patient without chats and appointments; until that is known, one who has not seen the tutorial. */
function useIsNewPatient(): boolean {
  const { userType, watchedTutorial } = useSignedInUser();
  const { data: own } = useAppointments();
  const { data: conversations } = useQuery(listConversations, {}, { live: true });
  if (userType !== 'patient') return false;
  if (!own || !conversations) return !watchedTutorial;
  return own.appointments.length === 0 && conversations.chats.length === 0;
}

/**
 * Until everything that decides on the parts of the home and their sizes has come or failed. Once shown they stay: what
 * is asked for again is one part's own.
 */
function useIsWaiting(reader: UserType): boolean {
  const [isShown, setShown] = useState(false);
  const parts = [
    useAppointments(),
    useQuery(listConversations, {}, { live: true }),
    useQuery(ownPaymentData, reader === 'patient' ? {} : null),
    useQuery(listReviewStatuses, reader === 'patient' ? {} : null),
    useQuery(ownNewRequests, reader === 'professional' ? {} : null),
    useQuery(previousMonthRevenue, reader === 'professional' ? {} : null),
    useSetup().query,
  ];
  const isWaiting = !isShown && parts.some(({ data, isLoading }) => data === undefined && isLoading);
  if (!isShown && !isWaiting) setShown(true);
  return isWaiting;
}

/** The home of both user types, with what other features add to it. */
export function DashboardRoute() {
  const { userType } = useSignedInUser();
  const isNew = useIsNewPatient();
  const isWaiting = useIsWaiting(userType);
  const isSettingUp = useSetup().missing.length > 0;
  const wanted = useWantedAfterSocial();
  if (wanted) return <LedOn to={wanted} />;
  return (
    <>
      <DashboardScreen
        isWaiting={isWaiting}
        nextStep={userType === 'professional' ? <Desk isSettingUp={isSettingUp} /> : <NextStepCard />}
        tiles={userType === 'professional' && !isSettingUp && <SessionTiles />}
        mood={<MoodOfToday />}
        revenue={<RevenueCard />}
        start={isNew && <NewPatientStart />}
        upcoming={<UpcomingAppointments isOnHome />}
        calendar={<MonthCalendar withToolbar />}
        credit={<CreditHint />}
        favourites={<FavouritesSection />}
      />
      {userType === 'patient' && <PatientWelcome />}
    </>
  );
}

/** The address the user wanted before a provider signed them in; returned until they have been led there, once. */
function useWantedAfterSocial(): string | undefined {
  const { key } = useLocation();
  const { token } = useSignedInUser();
  const [opened] = useState(() => ({ key, wanted: wantedAddress(keptForReturn(), token) }));
  useEffect(() => forgetKept(), []);
  return key === opened.key ? opened.wanted : undefined;
}

/** How a patient feels today, and the way to the diary. */
function MoodOfToday() {
  return (
    <MoodCard
      way={
        <Anchor component={Link} to={paths.diary} py="xs">
          Apri il diario
        </Anchor>
      }
    />
  );
}

/** How many favourites the home shows: one row. */
const mostFavourites = 3;

/** The favourites saved last, on the home; the profile has them all. */
function FavouritesSection() {
  const title = useId();
  return (
    <Stack component="section" aria-labelledby={title} gap="sm">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id={title}>
          I tuoi preferiti
        </Title>
        <Anchor component={Link} to={`${paths.patientDetails}?tab=preferiti`} size="sm">
          Vedi tutti
        </Anchor>
      </Group>
      <FavouritesList most={mostFavourites} />
    </Stack>
  );
}
