import { useLoadedModule } from '#web/ui/use-loaded-module';

const importKeeper = () => import('#web/features/chat/outbox/outbox-keeper.tsx');

/** The keeper of the user's held messages, whose code comes after the page. */
export function LateOutboxKeeper({ author }: { readonly author: string }) {
  const { module } = useLoadedModule(importKeeper);
  return module && <module.OutboxKeeper author={author} />;
}
