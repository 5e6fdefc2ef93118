import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { createProofChallenge, redeemProof } from './proof'

async function solved(challenge: Challenge): Promise<{ challenge: Challenge; solution: object }> {
  return { challenge, solution: (await solveChallenge({ challenge, deriveKey })) ?? {} }
}

test('a solved challenge is worth its level, once', async () => {
  const proof = JSON.stringify(await solved(await createProofChallenge(0)))
  expect(await redeemProof(proof)).toBe(0)
  expect(await redeemProof(proof)).toBeNull()
  expect(await redeemProof(proof.replace('{', ' {'))).toBeNull()
})

test('two at the same time count once', async () => {
  const proof = JSON.stringify(await solved(await createProofChallenge(0)))
  const both = await Promise.all([redeemProof(proof), redeemProof(proof)])
  expect(both.sort()).toEqual([0, null])
})

test('nothing in it can be changed, and none can be made up', async () => {
  const { challenge, solution } = await solved(await createProofChallenge(0))
  const { parameters } = challenge
  const changed: unknown[] = [
    { challenge: { ...challenge, parameters: { ...parameters, data: { level: 3 } } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, nonce: '0'.repeat(32) } }, solution },
    { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
    { challenge: { parameters }, solution },
    { challenge, solution: { ...solution, counter: -1 } },
    { challenge, solution: { counter: 0, derivedKey: '0'.repeat(64) } },
    { challenge },
    [],
    null,
  ]
  for (const proof of changed) expect(await redeemProof(JSON.stringify(proof))).toBeNull()
  for (const text of ['', '{', 'x'.repeat(60_000)]) expect(await redeemProof(text)).toBeNull()
  expect(await redeemProof(JSON.stringify({ challenge, solution }))).toBe(0)
})

test('a challenge expires', async () => {
  const old = await solved(await createProofChallenge(0, Date.now() - 61 * 60_000))
  expect(await redeemProof(JSON.stringify(old))).toBeNull()
})

test('a higher level is more work', async () => {
  const work = await Promise.all(
    ([0, 1, 2, 3] as const).map(async (level) => {
      const { cost, keyPrefix } = (await createProofChallenge(level)).parameters
      return cost * 16 ** keyPrefix.length
    }),
  )
  expect(work).toEqual([...work].sort((a, b) => a - b))
  expect(new Set(work).size).toBe(4)
})
