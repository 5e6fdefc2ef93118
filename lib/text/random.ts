/** A deterministic random generator: equal seeds give equal sequences. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A real number from `min` to `max`. */
  between(min: number, max: number): number
  /** An integer from `min` to `max`, both inclusive. */
  whole(min: number, max: number): number
  /** One of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** True with the given probability. */
  chance(probability: number): boolean
}

/**
 * Hashes a text to 32 bits.
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
 * Creates a seeded generator (mulberry32), for images and sample data; not for secrets.
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

/** Returns a short hash of a text in base 36, for cache keys; not for secrets. */
export function shortHash(text: string): string {
  return hashText(text).toString(36)
}
