/** Unusable answers, or edited files that are not overwritten; the message has one line for each. */
export class Refusal extends Error {
  constructor(problems: string | string[]) {
    super([problems].flat().join('\n'))
    this.name = 'Refusal'
  }
}
