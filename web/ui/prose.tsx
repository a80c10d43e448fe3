import type { ReactNode } from 'react';
import classes from '#web/ui/prose.module.css';
import { Screen } from '#web/ui/screen.tsx';

/** Text in lines of a comfortable length. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}

interface ProseScreenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen that is read from top to bottom: its title and text in the middle of the window. */
export function ProseScreen({ title, children }: ProseScreenProps) {
  return (
    <div className={classes.screen}>
      <Screen title={title}>
        <Prose>{children}</Prose>
      </Screen>
    </div>
  );
}
