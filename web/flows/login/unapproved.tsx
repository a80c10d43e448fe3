import { instantFromIso } from '#contracts/kernel/instant';
import { fullDate } from '#contracts/kernel/italian-format';
import { logIn } from '#contracts/login/login.api';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import type { UnapprovedState } from '#web/features/login/login-notice';
import { ReviewDrawing } from '#web/ui/drawings/review-drawing.tsx';

const detailsOfWaiting = logIn.refusals.awaiting_approval.details;

/** What a professional who is not approved reads below the notice. */
export function Unapproved({ isRefused, details }: UnapprovedState) {
  return isRefused ? <Refused /> : <Waiting details={details} />;
}

/** What a professional who waits wants to know: since when, what is checked, how long, and whom to ask. */
function Waiting({ details }: { readonly details: unknown }) {
  const registeredAt = detailsOfWaiting.safeParse(details).data?.registeredAt;
  return (
    <>
      <ReviewDrawing />
      {registeredAt && <p>Hai inviato la registrazione {fullDate(instantFromIso(registeredAt))}.</p>}
      <p>
        Il nostro team controlla i documenti che hai inviato e la tua iscrizione all’Albo. Non possiamo indicarti un
        giorno preciso.
      </p>
      <div>
        <span>Vuoi sapere a che punto è?</span>{' '}
        <InformationRequestLink userType="professional">Scrivi a una persona</InformationRequestLink>
      </div>
    </>
  );
}

/** What a professional who was not accepted can do: ask what is missing, and reach a person. */
function Refused() {
  return (
    <>
      <p>
        A volte manca soltanto un documento, o una scadenza è passata. Scrivici: ti diciamo che cosa serve e come
        rimediare.
      </p>
      <div>
        <InformationRequestLink userType="professional">Scrivi a una persona</InformationRequestLink>
      </div>
    </>
  );
}
