import { findNote } from '../../articles/notes'
import { textFacts } from '../../markdown/text-facts'
import { listUnshown } from '../../markdown/unshown'
import type { Problem } from '../../validation/problems'
import { drawDiagrams, isDrawn, removeStrayDiagrams } from '../diagrams/draw-diagrams'
import type { Content } from './read-content'
import type { OwnText, TextCheck } from './texts'

/**
 * Draws the diagrams of all texts that aren't drawn yet, and returns a check for what the page of a text doesn't show as
 * it is written. A link to a note that doesn't exist is an error.
 */
export async function textUnshownCheck(
  { folders, articles, isFromFiles }: Content,
  texts: readonly OwnText[],
): Promise<TextCheck> {
  const sources = texts.flatMap(({ body }) => (/mermaid/i.test(body) ? textFacts(body).diagrams : []))
  const faults = await drawDiagrams(sources, folders.content)
  // Articles of an API aren't known here, and may have diagrams too.
  if (isFromFiles) await removeStrayDiagrams(sources, folders.content)
  const diagramFault = (source: string) =>
    isDrawn(source, folders.content) ? null : (faults.get(source.trim()) ?? 'there is a slip in it')
  const hasNote = (name: string) => articles === null || findNote(name, articles) !== null
  return ({ file, body }) =>
    listUnshown(body, { diagramFault, hasNote }).map(({ line, column, message, fix, isError }): Problem => {
      const severity = isError ? 'error' : 'warning'
      return { severity, file, place: { line, column }, field: '', message, fix }
    })
}
