import { inspect } from 'node:util'
import { causeOf, log } from '../site/log'

type Request = Readonly<{ path: string; method: string }>
type Context = Readonly<{ routePath: string; routeType: string }>

/** Errors already logged with their request. */
const reported = new WeakSet<object>()

/** Logs a server error with its request. Visitors see an error page without details. */
export function reportServerFault(error: unknown, { path, method }: Request, context: Context): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
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

/**
 * Turns console output of Next and libraries into structured log lines, with stack traces. Errors are logged one tick
 * later: Next prints each request error before reporting it. The report names the request, so an error that was
 * reported is not logged twice.
 */
export function structureConsole(): void {
  for (const level of ['warn', 'error'] as const) {
    const print = console[level]
    console[level] = (...values: unknown[]) => {
      const [first] = values
      if (values.length === 1 && isLine(first)) return print(first)
      const error = values.find((value) => value instanceof Error)
      const message = error ? causeOf(error) : values.map(toText).join(' ').trim()
      if (!error) return log(level, 'server.message', { message })
      setImmediate(() => {
        if (!reported.has(error)) log(level, 'server.message', { message, stack: error.stack })
      })
    }
  }
}

/** Whether a text is a line of {@link log}. */
function isLine(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('{"time":')
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value, { depth: 2 })
}
