import { expect, test, vi } from 'vitest';
import { createAppRouter } from '#web/app/routes.tsx';

test('a screen whose code comes while the page is still being drawn is shown: the first that listens hears of it', async () => {
  window.location.hash = '#/cookie';
  const router = createAppRouter();
  expect(router.state.initialized).toBe(false);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const heard = vi.fn();
  router.subscribe(heard);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ initialized: true }), expect.anything());
  router.dispose();
});
