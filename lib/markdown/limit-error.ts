/** Properties of a text that are limited. */
export type Limit =
  | 'characters'
  | 'lines'
  | 'nesting'
  | 'addresses'
  | 'marks'
  | 'brackets'
  | 'nodes'
  | 'cells'
  | 'links'
  | 'definitions'
  | 'footnotes'
  | 'repeated'

/** The error of a text that exceeds a limit at `offset`, in characters from its start. */
export class OverLimitError extends Error {
  constructor(
    readonly limit: Limit,
    readonly offset: number,
  ) {
    super(`${limit} at character ${offset}`)
    this.name = 'OverLimitError'
  }
}
