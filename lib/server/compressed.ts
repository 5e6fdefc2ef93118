import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding'

/** What is served thousands of times is compressed once, but again each time it is made anew. */
const QUALITY = 9

/** A text in both encodings. */
export async function compressed(text: string | Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    promisify(gzip)(text, { level: QUALITY }),
  ])
  return { br, gzip: gzipped }
}
