/** Why a file can't be imported, as a sentence for the owner. */
export class Refusal extends Error {
  override name = 'Refusal'
}
