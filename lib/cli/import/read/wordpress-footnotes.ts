import { recordsIn, textIn } from '../values'

const REFERENCE = /<sup\b[^<>]{0,500}\bdata-fn="([^"<>]{1,100})"[^<>]{0,500}>[^]{0,1000}?<\/sup>/g
const BLOCK = /<!--\s+wp:footnotes\s+(?:\{[^{}]{0,2000}\}\s+)?\/-->/g

/**
 * Puts a post's footnotes into its text, in the markup of Markdown converters. WordPress stores their words apart.
 * @param stored the post's field `footnotes`: JSON, or empty
 */
export function withFootnotes(content: string, stored: string): string {
  const notes = notesOf(stored)
  if (notes.size === 0) return content
  const used = new Map<string, number>()
  const text = content.replace(BLOCK, '').replace(REFERENCE, (whole, id: string) => {
    if (!notes.has(id)) return whole
    const number = used.get(id) ?? used.size + 1
    used.set(id, number)
    return `<sup class="footnote-ref"><a href="#fn${number}">${number}</a></sup>`
  })
  const items = [...used].map(
    ([id, number]) => `<li id="fn${number}" class="footnote-item"><p>${notes.get(id) ?? ''}</p></li>`,
  )
  return items.length > 0 ? `${text}\n\n<ol>${items.join('')}</ol>` : text
}

function notesOf(stored: string): Map<string, string> {
  try {
    const notes = recordsIn({ notes: JSON.parse(stored) }, 'notes')
    return new Map(notes.map((note) => [textIn(note, 'id'), textIn(note, 'content')]))
  } catch {
    return new Map()
  }
}
