import fc from 'fast-check'
import { createRandom, hashText, shortHash } from './random'

test('the hash of a text is 32-bit FNV-1a', () => {
  expect([hashText(''), hashText('a'), hashText('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  expect(shortHash('foobar')).toBe((0xbf9cf968).toString(36))
})

test('a seed gives the sequence of mulberry32, deterministically', () => {
  const numbers = (seed: string) => Array.from({ length: 3 }, createRandom(seed).next)
  expect(numbers('portada')).toEqual(numbers('portada'))
  expect(numbers('portada')).not.toEqual(numbers('portadas'))
  expect(numbers('portada').map((number) => Math.round(number * 1e9))).toEqual([
    742531383, 278996594, 716450380,
  ])
})

test('whatever the seed, numbers stay in range', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, min, width) => {
      const random = createRandom(seed)
      const next = random.next()
      const between = random.between(min, min + width)
      const whole = random.whole(min, min + width)
      expect(next >= 0 && next < 1).toBe(true)
      expect(between >= min && between <= min + width).toBe(true)
      expect(Number.isInteger(whole) && whole >= min && whole <= min + width).toBe(true)
      expect(['a', 'b']).toContain(random.pick(['a', 'b']))
    }),
  )
})

test('every integer of a range, and every item, can occur', () => {
  const random = createRandom('dados')
  const throws = Array.from({ length: 300 }, () => random.whole(1, 6))
  const picked = Array.from({ length: 300 }, () => random.pick(['a', 'b', 'c']))
  expect([...new Set(throws)].sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect([...new Set(picked)].sort()).toEqual(['a', 'b', 'c'])
})

test('a probability matches the frequency of true; 0 is never and 1 is always', () => {
  const random = createRandom('monedas')
  const share = (probability: number) =>
    Array.from({ length: 1_000 }, () => random.chance(probability)).filter(Boolean).length
  expect(share(0)).toBe(0)
  expect(share(1)).toBe(1_000)
  expect(Math.abs(share(0.2) - 200)).toBeLessThan(50)
})
