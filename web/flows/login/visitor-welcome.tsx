import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { WindowDrawing } from '#web/features/login/window-drawing.tsx';
import { LiveFaces } from '#web/features/therapists/faces/live-faces.tsx';
import classes from '#web/flows/login/visitor-welcome.module.css';
import { paths } from '#web/routing/paths';

const facts = [
  'Il primo colloquio è gratuito, uno con ogni terapeuta.',
  'Il prezzo lo leggi prima di scrivere.',
  'Di ognuno abbiamo controllato l’iscrizione all’Albo.',
  'Se hai bisogno di aiuto subito, i numeri sono in alto in ogni pagina.',
] as const;

interface VisitorWelcomeProps {
  /** Beside the login of those who look for no therapist it is named as the way for who does. */
  readonly forOthers: boolean;
}

/** For who is here for the first time: what they find, and the ways to look without an account. */
export function VisitorWelcome({ forOthers }: VisitorWelcomeProps) {
  return (
    <section aria-labelledby="welcome" className={classes.welcome}>
      <div className={classes.head}>
        <div className={classes.drawing}>
          <WindowDrawing />
        </div>
        {forOthers ? (
          <h2 id="welcome" className={classes.others}>
            Cerchi un terapeuta per te?
          </h2>
        ) : (
          <h2 id="welcome" className={classes.promise}>
            Trova con i tuoi tempi la persona giusta con cui parlare.
          </h2>
        )}
      </div>
      <div className={classes.ways}>
        <Button component={Link} to={paths.therapists} variant="light">
          Guarda i terapeuti
        </Button>
        <Button component={Link} to={paths.questionnaire} variant="light">
          Compila il questionario
        </Button>
      </div>
      <p className={classes.note}>Non serve registrarsi. Il questionario dura 2 o 3 minuti.</p>
      <LiveFaces />
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <IconCheck aria-hidden size={20} />
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}
