import { inspect } from 'node:util'
import { causeOf, log } from '../config/log'
import { wasReported } from './server-faults'

/**
 * What Next and libraries print becomes one structured line as well, stack and all. An error is printed in the next
 * turn: Next prints each fault of a request before it reports it, and the report, which names the request, is enough.
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
        if (!wasReported(error)) log(level, 'server.message', { message, stack: error.stack })
      })
    }
  }
}

/** A line that {@link log} has made. */
function isLine(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('{"time":')
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value, { depth: 2 })
}
