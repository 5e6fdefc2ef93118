import { inspect } from 'node:util'
import { causeOf, log } from '../config/log'

/** What Next and libraries print about a fault becomes one structured line as well, stack and all. */
export function structureConsole(): void {
  for (const level of ['warn', 'error'] as const) {
    const print = console[level]
    console[level] = (...values: unknown[]) => {
      const [first] = values
      if (values.length === 1 && isLine(first)) return print(first)
      const error = values.find((value) => value instanceof Error)
      log(level, 'server.message', {
        message: error ? causeOf(error) : values.map(toText).join(' ').trim(),
        stack: error?.stack,
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
