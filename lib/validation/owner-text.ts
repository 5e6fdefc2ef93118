import { isUtf8 } from 'node:buffer'
import { ContentProblemsError, errorIn, placeAt, type Problem } from './problems'

/**
 * Decodes one of the owner's files.
 * @param file its name in messages @param bytes as stored on disk
 * @throws ContentProblemsError with the first line that isn't valid UTF-8: it would be published with � in it
 */
export function ownerText(file: string, bytes: Buffer): string {
  const text = bytes.toString('utf8')
  if (isUtf8(bytes)) return text
  const message = "is not UTF-8, so that its letters can't be read"
  const place = placeAt(text, text.indexOf('\ufffd'))
  const fix = 'Save it again as UTF-8'
  throw new ContentProblemsError([errorIn(file, { place, message, fix })])
}

/** Matches the first line of a conflict that Git left in a file. */
const CONFLICT = /^<{7} .*$/m

/** Returns the problem of a file with a merge conflict in it, or null. Its syntax errors follow from that. */
export function conflictProblem(file: string, text: string): Problem | null {
  const offset = text.search(CONFLICT)
  if (offset < 0) return null
  const message = 'has the marks of a merge conflict'
  const fix =
    'Keep one of the two versions, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>'
  return errorIn(file, { place: placeAt(text, offset), message, fix })
}
