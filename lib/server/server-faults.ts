import { causeOf, log } from '../site/log'

type Request = Readonly<{ path: string; method: string }>
type Context = Readonly<{ routePath: string; routeType: string }>

/** Errors already logged with their request; see ./structured-console.ts. */
const logged = new WeakSet<object>()

/** Logs a server error with its request. Visitors see an error page without details. */
export function reportServerFault(error: unknown, { path, method }: Request, context: Context): void {
  if (wasReported(error)) return
  if (typeof error === 'object' && error !== null) logged.add(error)
  log('error', 'server.fault', {
    method,
    path: path.replace(/\?.*/s, ''),
    route: context.routePath,
    type: context.routeType,
    message: causeOf(error),
    digest: (error as { digest?: unknown } | null)?.digest,
    stack: error instanceof Error ? error.stack : undefined,
  })
}

/** Whether {@link reportServerFault} logged an error. */
export function wasReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && logged.has(error)
}
