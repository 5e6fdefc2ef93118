import { isUtf8 } from 'node:buffer'
import { ContentProblemsError, placeAt } from './problems'

const UTF_16 = ['fffe', 'feff']

/**
 * Decodes one of the owner's files.
 * @param file its name in messages @param bytes as stored on disk
 * @throws ContentProblemsError with the first line that isn't valid UTF-8: it would be published with � in it
 */
export function ownerText(file: string, bytes: Buffer): string {
  const text = bytes.toString('utf8')
  if (isUtf8(bytes)) return text
  const isWide = UTF_16.includes(bytes.subarray(0, 2).toString('hex'))
  const message = `is not UTF-8${isWide ? ' but UTF-16' : ''}, so that its letters can't be read`
  const place = placeAt(text, text.indexOf('\ufffd'))
  const fix = 'Save it again as UTF-8'
  throw new ContentProblemsError([{ severity: 'error', file, place, field: '', message, fix }])
}
