import { handlers } from '#bff/operations';
import { BootRefused } from '#bff/server/boot-refused';
import { readConfig } from '#bff/server/config';
import { startServer } from '#bff/server/start-server';
import { operations } from '#contracts/operations';

try {
  await startServer(readConfig(process.env), { operations, handlers });
} catch (failure) {
  if (!(failure instanceof BootRefused)) throw failure;
  console.error(failure.message);
  process.exit(1);
}
