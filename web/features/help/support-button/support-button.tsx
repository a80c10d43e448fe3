import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { contacts } from '#contracts/help/help.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/help/support-button/support-button.module.css';
import { useSupportButtonState } from '#web/features/help/support-button/support-button-state';
import { SupportMenu } from '#web/features/help/support-button/support-menu.tsx';
import { useDrag } from '#web/features/help/support-button/use-drag';
import { useFreeSpot } from '#web/features/help/support-button/use-free-spot';
import { productName } from '#web/product';

/** The first message of the chat. It reveals neither who writes nor why. */
const greeting = `Buongiorno, scrivo da ${productName}: mi serve una mano con il sito.`;

/** The address of a chat with the team in the messaging app, with a greeting to begin with (HELP-31, HELP-32). */
function chatAddress(number: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
}

/** The round button that floats over the page and leads to the team; nothing where no number is set (HELP-27). */
export function SupportButton() {
  const { data } = useQuery(contacts, {});
  const { isHidden } = useSupportButtonState();
  if (!data?.whatsapp || isHidden) return null;
  return <FloatingButton number={data.whatsapp} />;
}

function FloatingButton({ number }: { readonly number: string }) {
  const { x, y } = useSupportButtonState();
  const own = useRef<HTMLElement>(null);
  const spot = useFreeSpot({ x, y }, own);
  const { handlers, dragged } = useDrag(spot);
  const hint = useId();
  const shown = dragged ?? spot;
  return (
    <aside
      ref={own}
      aria-label="Assistenza su WhatsApp"
      className={`${classes.button} not-printed`}
      data-dragged={dragged !== undefined || undefined}
      // Out of the way altogether where there is no room for it.
      style={shown ? { left: shown.left, top: shown.top } : { visibility: 'hidden' }}
    >
      <a
        {...handlers}
        href={chatAddress(number)}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.link}
        draggable={false}
        aria-describedby={hint}
      >
        <IconBrandWhatsapp aria-hidden size="min(2.125rem, 44px)" stroke={1.75} />
        <span className="visually-hidden">Scrivici su WhatsApp (si apre in una nuova scheda)</span>
      </a>
      <span id={hint} hidden>
        Si sposta con le frecce. Non scrivere lì della tua salute.
      </span>
      <SupportMenu />
    </aside>
  );
}
