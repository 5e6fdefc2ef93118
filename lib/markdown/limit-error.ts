/** A text exceeds a limit at `offset`, in characters from its start. */
export class OverLimitError extends Error {
  constructor(
    limit: string,
    readonly offset: number,
  ) {
    super(`${limit} at character ${offset}`)
    this.name = 'OverLimitError'
  }
}
