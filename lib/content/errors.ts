import { listProblems, type Problem } from '../validation/problems'

const BRAND = Symbol.for('portfolio.ContentError')

/** The content source can't be used now. The message is for the log; visitors see `lib/site/error-words.ts`. */
abstract class ContentError extends Error {
  readonly [BRAND] = true

  constructor(
    readonly endpoint: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`${endpoint}: ${message}`, options)
    this.name = new.target.name
  }
}

/**
 * Whether an error comes from the content source. Checks a marker property and not the class: the server consists of
 * several bundles, each with its own copy of the classes.
 */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && BRAND in error
}

/** No usable response: no connection, a time-out, a 5xx status, or a truncated body. */
export class UpstreamUnavailableError extends ContentError {
  constructor(
    endpoint: string,
    message: string,
    readonly status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(endpoint, message, options)
  }
}

/** The upstream refused the request: `success: false`, or a status that a retry won't change. */
export class UpstreamRefusedError extends ContentError {
  constructor(
    endpoint: string,
    message: string,
    readonly status: number,
    readonly serverMessage: string | null = null,
  ) {
    super(endpoint, message)
  }
}

/** A field of the response violates the contract. */
export class InvalidDataError extends ContentError {
  constructor(
    endpoint: string,
    readonly field: string,
    expected: string,
    readonly value?: unknown,
  ) {
    super(endpoint, `${field} should be ${expected}, got ${describe(value)}`)
    this.reason = `should be ${expected}, got ${describe(value)}`
  }

  /** The message without endpoint and field. */
  readonly reason: string
}

/** Files of the owner that can't be shown: the message lists every problem, each on its own line. */
export class InvalidFilesError extends ContentError {
  constructor(readonly problems: Problem[]) {
    super(problems[0]?.file ?? '', '')
    this.message = listProblems(problems)
  }
}

/** A list lost so many rows at once that it counts as a failure of the source. */
export class ShrunkListError extends ContentError {
  constructor(endpoint: string, { now, before, lost }: { now: number; before: number; lost: number }) {
    const shrank =
      now === before - lost
        ? `the list shrank from ${before} to ${now}`
        : `the list lost ${lost} of its ${before} rows, and holds ${now} now`
    super(endpoint, now === 0 ? `the list is empty, it held ${before} before` : shrank)
  }
}

function describe(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
