import type { Folders } from '../../config/content-folder'
import { placeAt, type Problem } from '../../config/problems'
import { isLegacyHtml } from '../../markdown/legacy-html'
import type { Limit } from '../../markdown/limit-error'
import { MAX_MARKS, MAX_MARKS_IN_PARAGRAPH } from '../../markdown/limit-marks'
import { LIMITS } from '../../markdown/limit-nodes'
import { MAX_CHARACTERS, MAX_LINES, MAX_NESTED_MARKERS } from '../../markdown/limits'
import { type ArticleText, articleTexts, type TextFolders } from './article-texts'

/** Shorter texts are within every limit. The shortest text beyond one is a wide table of some hundred short rows. */
const MAYBE_CUT = /[^]{400}/

const counted = (count: number) => count.toLocaleString('en')
const WHY: Record<Limit, string> = {
  characters: `it has more than ${counted(MAX_CHARACTERS)} characters`,
  lines: `it has more than ${counted(MAX_LINES)} lines`,
  nesting: `more than ${counted(MAX_NESTED_MARKERS)} quotes and lists stand in others`,
  addresses: 'an address in it takes too long to read',
  marks: `a paragraph has more than ${counted(MAX_MARKS_IN_PARAGRAPH)} signs that could be formatting, or the text more than ${counted(MAX_MARKS)}`,
  brackets: "a bracket that doesn't close has too many words behind it",
  nodes: `it has more than ${counted(LIMITS.nodes)} parts`,
  cells: `its tables have more than ${counted(LIMITS.cells)} cells`,
  links: `it has more than ${counted(LIMITS.links)} links and pictures`,
  definitions: `it has more than ${counted(LIMITS.definitions)} definitions of addresses`,
  footnotes: `it refers to footnotes more than ${counted(LIMITS.footnotes)} times`,
  repeated: `its references repeat more than ${counted(LIMITS.repeated)} characters`,
}

/** Reports texts too long or too complex to be shown whole: articles and drafts, stories, and the privacy policy. */
export async function cutTexts(folders: Folders, within?: TextFolders): Promise<Problem[]> {
  const texts = articleTexts(folders, MAYBE_CUT, within)
  if (texts.length === 0) return []
  const { parseOnce } = await import('../../markdown/parse-text')
  return texts.flatMap((text): Problem[] => {
    const { whole, beyond } = parseOnce(text.body.trim())
    if (whole) return []
    const why = beyond ? `: ${WHY[beyond.limit]}` : ''
    const message = `is cut here, and ends in a sentence that says so${why}`
    const place = beyond ? placeIn(text, beyond.offset) : null
    return [
      {
        severity: 'warning',
        file: text.file,
        place,
        field: 'the text',
        message,
        fix: 'Divide it into several',
      },
    ]
  })
}

/**
 * Converts an offset in the trimmed text to a place in the file. An offset at a line's end counts as the next line.
 * Returns null for HTML texts, which are parsed in another form.
 */
function placeIn({ body }: ArticleText, offset: number): Problem['place'] {
  if (isLegacyHtml(body)) return null
  const above = body.length - body.trimStart().length
  const text = body.slice(above).replace(/\r\n?/g, '\n')
  const { line, column } = placeAt(text, text[offset] === '\n' ? offset + 1 : offset)
  return { line: line + placeAt(body, above).line - 1, column }
}
