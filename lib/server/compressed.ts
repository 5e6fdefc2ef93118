import { promisify } from 'node:util'
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding'

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

/**
 * For texts that are regenerated again and again. With a larger window the encoder clears 32 MB of tables for each
 * text. That takes twenty to sixty times as long as compressing a page, and makes it less than a hundredth smaller.
 */
const OFTEN = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16 }
/**
 * For texts that stay the same until the next deploy. Scripts are a sixteenth smaller than at quality 9, in half a
 * second for all scripts of a page. Quality 11 would take twice as long for another sixtieth, while the first visitor
 * waits.
 */
const FOR_GOOD = { [BROTLI_PARAM_QUALITY]: 10 }

/**
 * Compresses a text in both encodings.
 * @param forGood true for a text of the build: takes longer, result is smaller
 */
export async function compressed(
  text: string | Buffer,
  { forGood = false } = {},
): Promise<Record<Encoding, Buffer>> {
  const size = Buffer.byteLength(text)
  const params: BrotliOptions['params'] = {
    ...(forGood ? FOR_GOOD : OFTEN),
    [BROTLI_PARAM_SIZE_HINT]: size,
  }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gzip: gzipped }
}
