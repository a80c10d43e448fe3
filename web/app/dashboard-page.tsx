import { Navigate } from 'react-router-dom';
import { FavouritesSection } from '#web/app/favourites-section.tsx';
import { PatientWelcome } from '#web/app/patient-welcome.tsx';
import { useWantedAfterSocial } from '#web/app/use-wanted-after-social';
import { MonthCalendar } from '#web/features/appointments/month-calendar.tsx';
import { NextStepCard } from '#web/features/appointments/next-step-card.tsx';
import { SessionTiles } from '#web/features/appointments/session-tiles.tsx';
import { UpcomingAppointments } from '#web/features/appointments/upcoming-appointments.tsx';
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx';
import { RevenueCard } from '#web/features/invoices/revenue-card.tsx';
import { CreditHint } from '#web/features/payments/credit-hint.tsx';
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
