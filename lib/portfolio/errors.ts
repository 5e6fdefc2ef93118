import { listProblems, type Problem } from '../config/problems'

const BRAND = Symbol.for('portfolio.ContentError')

/** A content source that can't be used now. Its message is for the log; visitors read `lib/copy/errors.ts`. */
export abstract class ContentError extends Error {
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
 * Recognises them by a mark instead of by their class: what one bundle of the server throws, another may catch,
 * and each bundle has classes of its own.
 */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && BRAND in error
}

/** No usable answer at all: no connection, no answer in time, a server fault, a body that is cut off. */
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

/** The upstream answered and said no: `success: false`, or a status that a retry won't change. */
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

/** The answer is there, but a field of it is not what the contract says. */
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

  /** The same without where and which field. */
  readonly reason: string
}

/** Files of the owner's that can't be shown: the message lists every problem, a line each. */
export class InvalidFilesError extends ContentError {
  constructor(readonly problems: Problem[]) {
    super(problems[0]?.file ?? '', '')
    this.message = listProblems(problems)
  }
}

/** The list has lost so much at once that it counts as a fault, not as news. */
export class ShrunkListError extends ContentError {
  constructor(endpoint: string, now: number, before: number) {
    super(
      endpoint,
      now === 0 ? `the list is empty, it held ${before} before` : `the list shrank from ${before} to ${now}`,
    )
  }
}

function describe(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
