import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Access } from '#contracts/kernel/operation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server does not start while a route declares nothing. */
    access?: Access;
    /** The operation behind the route, for logs and limits. */
    operation?: string;
  }
}

const accesses: Readonly<Record<Access, true>> = {
  everyone: true,
  'signed-in': true,
  patients: true,
  professionals: true,
  'joining-professionals': true,
};

/** Whether the value is one of the access rules. */
export function isAccess(value: unknown): value is Access {
  return typeof value === 'string' && Object.hasOwn(accesses, value);
}

/** Keeps the app from becoming ready while a route, of ours or of a library, declares no access rule. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({ config }) => !isAccess(config?.access));
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, url }) => `${method} ${url}`);
    throw new Error(`These routes declare no rule of access: ${names.join(', ')}`);
  });
}
