import 'server-only'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { processWide } from '../../config/process-wide'
import { formKey } from './form-key'
import type { Level } from './toll'

/** The work of each level: derive keys, with that many iterations each, until one starts with the prefix. */
const WORK: Record<Level, { keyPrefix: string; cost: number }> = {
  0: { keyPrefix: '00', cost: 2_000 },
  1: { keyPrefix: '00', cost: 8_000 },
  2: { keyPrefix: '000', cost: 2_000 },
  3: { keyPrefix: '000', cost: 8_000 },
}
const LIFETIME_MS = 60 * 60_000
/** Number of used solutions remembered until they expire. */
const MAX_USED = 20_000
const ALGORITHM = 'PBKDF2/SHA-256'

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.int().positive().max(WORK[3].cost),
      keyLength: z.literal(32),
      keyPrefix: z.string().regex(/^0{1,8}$/),
      expiresAt: z.int(),
      data: z.object({ level: z.literal([0, 1, 2, 3]) }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().regex(/^[0-9a-f]{64}$/) }),
})

/**
 * Creates a proof-of-work challenge, as https://altcha.org defines it.
 * @param level how much work it takes
 */
export function createProofChallenge(level: Level, now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    ...WORK[level],
    deriveKey,
    data: { level },
    expiresAt: Math.floor((now + LIFETIME_MS) / 1_000),
    hmacSignatureSecret: formKey(),
  })
}

/**
 * Redeems a solved challenge, which is valid once.
 * @param text JSON of challenge and solution
 * @returns its level; null when it isn't solved, wasn't issued by this site, has expired or was already used
 */
export async function redeemProof(text: string): Promise<Level | null> {
  const read = payload.safeParse(readJson(text))
  if (!read.success) return null
  const { challenge, solution } = read.data
  const { nonce, data } = challenge.parameters
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: formKey(),
  })
  if (!verified || used().has(nonce)) return null
  used().set(nonce, true)
  return data.level
}

const used = () =>
  processWide('used-proofs', () => new LRUCache<string, true>({ max: MAX_USED, ttl: LIFETIME_MS }))

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
