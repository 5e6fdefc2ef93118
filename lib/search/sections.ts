import 'server-only'
import { getTextParts } from '../markdown/render-text'
import { singleSpaces } from '../text/single-spaces'
import type { SearchDocument } from './document'

/** Adds a text to a document, whose first section introduces it. The text is split at its top-level headings. */
export async function withText(document: SearchDocument, content: string): Promise<SearchDocument> {
  const introduction = document.sections.map(({ text }) => text).join(' ')
  const sections = (await getTextParts(content)).map(({ id, heading, text }, index) => ({
    id,
    heading: plain(heading),
    text: plain(index === 0 ? `${introduction} ${text}` : text),
  }))
  return { ...document, sections }
}

function plain(text: string): string {
  return singleSpaces(text.normalize('NFC'))
}
