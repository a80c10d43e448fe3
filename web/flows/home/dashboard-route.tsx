import { Navigate } from 'react-router-dom';
import { MonthCalendar } from '#web/features/appointments/calendar/month/month-calendar.tsx';
import { UpcomingAppointments } from '#web/features/appointments/calendar/upcoming-appointments.tsx';
import { NextStepCard } from '#web/features/appointments/journey/next-step-card.tsx';
import { SessionTiles } from '#web/features/appointments/journey/session-tiles.tsx';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { RevenueCard } from '#web/features/invoices/revenue-card.tsx';
import { CreditHint } from '#web/features/payments/wallet/credit-hint.tsx';
import { FavouritesSection } from '#web/flows/home/favourites-section.tsx';
import { PatientWelcome } from '#web/flows/home/patient-welcome.tsx';
import { useWantedAfterSocial } from '#web/flows/home/use-wanted-after-social';
import { useSignedInUser } from '#web/session/session-context';

/** The home of both roles, with what the appointments put on it. */
export function DashboardPage() {
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
