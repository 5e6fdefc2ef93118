import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { compressed } from './compressed'

/** A text as varied as a script or a page, and as long as the longest. */
const PAGE = Array.from({ length: 30_000 }, (_, n) => {
  const word = (n * n * 7919 + n * 104_729) % 4_001
  return `${'aeiou'[word % 5]}${word.toString(36)}${n % 11 === 0 ? '</p>\n<p class="text">' : ' '}`
}).join('')

const brotli = (params: Record<number, number>) => brotliCompressSync(PAGE, { params }).length

test.each([{ forGood: false }, { forGood: true }])('both encodings hold the text, %o', async (how) => {
  for (const text of ['', 'ñ', PAGE, Buffer.from(PAGE)]) {
    const { br, gzip } = await compressed(text, how)
    expect(brotliDecompressSync(br).equals(Buffer.from(text))).toBe(true)
    expect(gunzipSync(gzip).equals(Buffer.from(text))).toBe(true)
  }
})

test('what is made anew takes the window whose tables are small (RFC 7932, 9.1), and hardly more bytes', async () => {
  const { br } = await compressed(PAGE)
  const isOf64Kb = (br.readUInt8() & 1) === 0
  expect(isOf64Kb).toBe(true)
  expect(br.length).toBeLessThan(1.04 * brotli({ [constants.BROTLI_PARAM_QUALITY]: 9 }))
})

test('what stays takes fewer bytes', async () => {
  const { br } = await compressed(PAGE, { forGood: true })
  expect(br.length).toBeLessThanOrEqual(brotli({ [constants.BROTLI_PARAM_QUALITY]: 10 }))
})
