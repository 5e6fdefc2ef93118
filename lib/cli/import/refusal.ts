/** The reason why an import is impossible, as a sentence for the owner. */
export class Refusal extends Error {
  override name = 'Refusal'
}
