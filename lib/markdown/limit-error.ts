/** What a text can have too much of. */
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

/** A text exceeds a limit at `offset`, in characters from its start. */
export class OverLimitError extends Error {
  constructor(
    readonly limit: Limit,
    readonly offset: number,
  ) {
    super(`${limit} at character ${offset}`)
    this.name = 'OverLimitError'
  }
}
