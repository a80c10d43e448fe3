import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/ui/dialogs/confirm-dialog.tsx');

/** The dialog that asks for a yes or no, loaded when it is first needed. */
export function useConfirmDialog() {
  return useLazyModule(loadDialog);
}
