import type { Folders } from '../../config/content-folder'
import type { Problem } from '../../config/problems'
import { articleTexts, EVERY_TEXT, type TextFolders } from './article-texts'

type Note = { slug: string; title: string }

/**
 * Draws the diagrams of all texts, and reports what their pages don't show as it is written: in articles and drafts,
 * stories and the privacy policy. A link to a note that doesn't exist is an error.
 */
export async function unshownTexts(
  folders: Folders,
  notes: readonly Note[],
  within: TextFolders = EVERY_TEXT,
): Promise<Problem[]> {
  // Imported late: a check of other files needs neither the texts' pipeline nor a browser.
  const [{ listUnshown }, { textFacts }, { drawDiagrams, isDrawn, removeStrayDiagrams }, { findNote }] =
    await Promise.all([
      import('../../markdown/unshown'),
      import('../../markdown/text-facts'),
      import('../diagrams/draw-diagrams'),
      import('../../articles/notes'),
    ])
  const texts = articleTexts(folders, /[^]/, within)
  const sources = texts.flatMap(({ body }) => (/mermaid/i.test(body) ? textFacts(body).diagrams : []))
  const faults = await drawDiagrams(sources, folders.content)
  if (within === EVERY_TEXT) await removeStrayDiagrams(sources, folders.content)
  const faultOf = (source: string) =>
    isDrawn(source, folders.content) ? null : (faults.get(source.trim()) ?? 'there is a slip in it')
  return texts.flatMap(({ file, body }) =>
    listUnshown(body, { diagramFault: faultOf, hasNote: (name) => findNote(name, notes) !== null }).map(
      ({ line, column, message, fix, isError }): Problem => ({
        severity: isError ? 'error' : 'warning',
        file,
        place: { line, column },
        field: '',
        message,
        fix,
      }),
    ),
  )
}
