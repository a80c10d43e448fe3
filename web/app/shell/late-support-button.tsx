import { useLoadedModule } from '#web/ui/use-loaded-module';

const importButton = () => import('#web/features/help/support-button/support-button.tsx');

/** The support button, whose code comes after the page. */
export function LateSupportButton() {
  const { module } = useLoadedModule(importButton);
  return module ? <module.SupportButton /> : null;
}
