import { promisify } from 'node:util'
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding'

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

/**
 * For what is made anew again and again. With a larger window the encoder clears tables of 32 MB for each text, which takes
 * twenty to sixty times as long as to compress a page, and makes it smaller by less than a hundredth.
 */
const OFTEN = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16 }
/**
 * For what stays the same until the next deploy: scripts are a sixteenth smaller than by the ninth quality, in half a second for
 * all of a page. The eleventh would take twice as long for another sixtieth, while the first visitor waits.
 */
const FOR_GOOD = { [BROTLI_PARAM_QUALITY]: 10 }

/**
 * A text in both encodings.
 * @param forGood true for a text of the build: it takes more time, and fewer bytes
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
