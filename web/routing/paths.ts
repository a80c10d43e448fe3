/** Every address of the interface, each behind the hash. Addresses are written nowhere else. */
export const paths = {
  home: '/',
  patientLogin: '/patient',
  professionalLogin: '/doctor',
  register: (role: 'patient' | 'doctor') => `/register?role=${role}`,
  info: (page: string) => `/info/${page}`,
  completeProfile: '/complete-profile',
  searchFilter: '/search-filter',
  accessibility: '/accessibilita',
  cookies: '/cookie',
  terms: '/termini',
  privacy: '/privacy',
  dashboard: '/dashboard',
  calendar: '/dashboard/calendar',
  chat: '/dashboard/chat',
  conversation: (chat: string) => `/dashboard/chat?selected_chat=${encodeURIComponent(chat)}`,
  therapists: '/dashboard/therapist',
  /** The first step of the questionnaire, over the search. */
  questionnaire: '/dashboard/therapist?questionario=1',
  therapist: (token: string) => `/dashboard/therapist-detail?pt=${encodeURIComponent(token)}`,
  courses: '/dashboard/courses',
  performance: '/dashboard/performance',
  patients: '/dashboard/patients',
  patientCard: (token: string) => `/dashboard/patient-card?user_pt=${encodeURIComponent(token)}`,
  /** The card with the note of that session open: the one that is written, or else a new one. */
  sessionNote: (patient: string, session: string) =>
    `/dashboard/patient-card?user_pt=${encodeURIComponent(patient)}&tab=prestazioni&seduta=${encodeURIComponent(session)}`,
  rentPremises: '/dashboard/rent-premises',
  profile: '/dashboard/profile',
  /** The profile with the focus on the photo, or on the first other thing it lacks. */
  profileAt: (part: 'photo' | 'missing') => `/dashboard/profile?panel=${part}`,
  patientDetails: '/dashboard/patient-details',
  diary: '/dashboard/diary',
  tickets: '/dashboard/ticket',
  ticket: (id: string) => `/dashboard/ticket-detail?id=${encodeURIComponent(id)}`,
  faq: (type: 'faq' | 'tutorial') => `/dashboard/faq?type=${type}`,
} as const;

/** The patterns the router matches for addresses that carry a parameter. */
export const patterns = {
  register: '/register',
  info: '/info/:page',
  therapist: '/dashboard/therapist-detail',
  course: '/dashboard/courses/detail',
  patientCard: '/dashboard/patient-card',
  ticket: '/dashboard/ticket-detail',
  faq: '/dashboard/faq',
} as const;

/** Where the user can write to a person; visitors find the form on the page of frequent questions. */
export function supportPath(isVisitor: boolean): string {
  return isVisitor ? paths.faq('faq') : paths.tickets;
}

/** The login a user type belongs to (GUARD-35). */
export function loginPath(userType: 'patient' | 'professional'): string {
  return userType === 'patient' ? paths.patientLogin : paths.professionalLogin;
}
