import { Link } from 'react-router-dom';
import classes from '#web/app/shell/footer.module.css';
import { SchemeChoice } from '#web/app/shell/scheme-choice.tsx';
import { paths, supportPath } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';

interface FooterProps {
  /** Offers the choice of light and dark where there is no account menu. */
  readonly withSchemeChoice?: boolean;
}

/** The footer, with the same links in the same order on every screen. */
export function Footer({ withSchemeChoice = false }: FooterProps) {
  const { session } = useSession();
  return (
    <footer className={`${classes.footer} not-printed`}>
      <nav aria-label="Informazioni" className={classes.links}>
        <Link to={paths.accessibility}>Accessibilità</Link>
        <Link to={paths.cookies}>Cookie</Link>
        <Link to={paths.terms}>Termini</Link>
        <Link to={paths.privacy}>Privacy</Link>
        <Link to={supportPath(session.kind === 'visitor')}>Segnala un problema</Link>
      </nav>
      {withSchemeChoice && <SchemeChoice />}
    </footer>
  );
}
