import { useLoadedModule } from '#web/ui/use-loaded-module';

const importHelp = () => import('#web/app/shell/help-parts.tsx');

interface LateHelpProps {
  /** False for visitors, who have no tickets. */
  readonly isCounting: boolean;
  /** Called with how many replies of the team wait to be read. */
  readonly onUnread: (count: number) => void;
}

/** The parts of the help on every page, whose code comes after the page. */
export function LateHelp(props: LateHelpProps) {
  const { module } = useLoadedModule(importHelp);
  return module ? <module.HelpParts {...props} /> : null;
}
