/** A repeatable source of chance: the same seed gives the same picture. */
export interface Random {
  /** A fraction from 0 (included) to 1 (excluded). */
  next(): number
  /** A real number from `min` to `max`. */
  between(min: number, max: number): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  /** One of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** True with the given probability. */
  chance(probability: number): boolean
}

/**
 * Folds any text into 32 bits.
 * @param text any string, also empty or with broken surrogates
 * @returns the FNV-1a hash of its UTF-16 units, as an unsigned integer
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * A small seeded generator (mulberry32), good enough for pictures and for nothing secret.
 * @param seed any text
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000
  }

  return {
    next,
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}
