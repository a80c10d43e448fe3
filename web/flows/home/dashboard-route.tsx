import { Stack, Title } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { MonthCalendar } from '#web/features/appointments/calendar/month/month-calendar.tsx';
import { UpcomingAppointments } from '#web/features/appointments/calendar/upcoming-appointments.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { nextStep } from '#web/features/appointments/journey/next-step';
import { NextStepCard } from '#web/features/appointments/journey/next-step-card.tsx';
import { SessionTiles } from '#web/features/appointments/journey/session-tiles.tsx';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { RevenueCard } from '#web/features/invoices/revenue-card.tsx';
import { forgetKept, keptForReturn } from '#web/features/login/social-return';
import { CreditHint } from '#web/features/payments/wallet/credit-hint.tsx';
import { FavouritesList } from '#web/features/therapists/favourites/favourites-list.tsx';
import { Welcome } from '#web/features/tutorial/welcome.tsx';
import { useSignedInUser } from '#web/session/session-context';
import { useNow } from '#web/ui/use-now';

const urgentSteps: readonly string[] = ['join', 'confirm'];

/** A new patient's welcome, unless a session is open or an appointment waits to be confirmed. */
function PatientWelcome() {
  const { data } = useAppointments();
  const now = useNow();
  if (!data) return null;
  const step = nextStep({
    reader: 'patient',
    appointments: data.appointments,
    chats: undefined,
    reviews: undefined,
    now,
  });
  return urgentSteps.includes(step.kind) ? null : <Welcome />;
}

/** The home of both user types, with what other features add to it. */
export function DashboardRoute() {
  const { userType } = useSignedInUser();
  const wanted = useWantedAfterSocial();
  if (wanted) return <Navigate to={wanted} replace />;
  return (
    <>
      <DashboardScreen
        nextStep={<NextStepCard />}
        tiles={<SessionTiles />}
        revenue={<RevenueCard />}
        upcoming={<UpcomingAppointments withCalendarLink />}
        calendar={<MonthCalendar />}
        credit={<CreditHint />}
        favourites={<FavouritesSection />}
      />
      {userType === 'patient' && <PatientWelcome />}
    </>
  );
}

/** The address the user wanted before a provider signed them in; returned once. */
function useWantedAfterSocial(): string | undefined {
  const [wanted] = useState(() => keptForReturn().wanted);
  useEffect(() => forgetKept(), []);
  return wanted;
}

/** A patient's favourites on the home, until the profile has its own tab for them. */
function FavouritesSection() {
  const title = useId();
  return (
    <Stack component="section" aria-labelledby={title} gap="sm">
      <Title order={2} size="h3" id={title}>
        I tuoi preferiti
      </Title>
      <FavouritesList />
    </Stack>
  );
}
