import { UnstyledButton } from '@mantine/core';
import classes from '#web/features/terms/terms-screen.module.css';
import { useIsPhone } from '#web/ui/use-is-phone';

interface TermsContentsProps {
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
}

/** The table of contents: folded on a phone, beside the text elsewhere. Links would change the address behind the hash. */
export function TermsContents({ sections }: TermsContentsProps) {
  const isPhone = useIsPhone();
  return (
    <nav aria-label="In questa pagina" className={`${classes.contents} not-printed`}>
      <details open={!isPhone}>
        <summary>In questa pagina</summary>
        <ul>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <UnstyledButton className={classes.entry} onClick={() => goTo(id)}>
                {heading}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
