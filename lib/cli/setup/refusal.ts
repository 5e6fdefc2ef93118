/** Answers that can't be used, or files that stay as they are: the message is a line for each. */
export class Refusal extends Error {
  constructor(problems: string | string[]) {
    super([problems].flat().join('\n'))
    this.name = 'Refusal'
  }
}
