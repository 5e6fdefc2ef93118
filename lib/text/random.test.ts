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
