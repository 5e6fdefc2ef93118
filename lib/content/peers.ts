/** What instances share: the parts that come from other services. @param order as in HeldState */
export type SharedContent = { id: string; order: string; values: Record<string, unknown> }

/**
 * The operations that a server shared by several instances has to offer. Each one rejects when the server is away or too
 * slow.
 */
export interface Peers {
  /** The id of the shared content; empty when there is none. */
  id(): Promise<string>
  get(): Promise<SharedContent | null>
  /** Replaces the shared content. @returns false, changing nothing, when its id isn't `expected` any more */
  replace(expected: string, next: SharedContent): Promise<boolean>
  getText(hash: string): Promise<string | null>
  setText(hash: string, text: string): Promise<void>
}
