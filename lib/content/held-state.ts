import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Values } from './part'

/**
 * What the store holds.
 * @param id of the state that instances share; empty before there is one
 * @param order changes with each order, whether or not it found anything new
 * @param isAlone whether other instances have yet to be told of an order, which the server that they share missed or lost
 */
export type HeldState = { id: string; order: string; values: Values; isAlone: boolean }

export const EMPTY_STATE: HeldState = { id: '', order: '', values: {}, isAlone: false }

/** Holds the state of a process: of two changes that began from the same state, the second one is refused. */
export interface StateHolder {
  /** The state in memory. */
  current(): HeldState
  /** The newest state that an instance has accepted. Never fails: without the others it is the one in memory. */
  latest(): Promise<HeldState>
  /** Replaces a state. @returns false, changing nothing, when another change was accepted since */
  replace(base: HeldState, next: HeldState): Promise<boolean>
}

/** Creates the holder of a single instance. */
export function createLocalState(first: HeldState): StateHolder {
  let held = first
  return {
    current: () => held,
    latest: async () => held,
    async replace(base, next) {
      if (held !== base) return false
      held = next
      return true
    },
  }
}

/** Returns a text that no other call returns, on any instance. */
export function newToken(): string {
  return randomBytes(9).toString('base64url')
}
