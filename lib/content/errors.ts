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

/** The source gave no usable answer, or refused the request. */
export class UpstreamError extends ContentError {}

/** A field of the response violates the contract. */
export class InvalidDataError extends ContentError {
  /** The message without endpoint and field. */
  readonly reason: string

  constructor(
    endpoint: string,
    readonly field: string,
    expected: string,
    value: unknown,
  ) {
    const reason = `should be ${expected}, got ${describe(value)}`
    super(endpoint, `${field} ${reason}`)
    this.reason = reason
  }
}

/** Files of the owner that can't be shown: the message lists every problem, each on its own line. */
export class InvalidFilesError extends ContentError {
  constructor(readonly problems: Problem[]) {
    super(problems[0]?.file ?? '', '')
    this.message = listProblems(problems)
  }
}

function describe(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
