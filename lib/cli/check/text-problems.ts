import { noteFinder } from '../../articles/article'
import { STORIES_FOLDER } from '../../projects/read-stories'
import { textFacts } from '../../markdown/text-parts'
import { listUnshown } from '../../markdown/unshown'
import { PAGES_FOLDER } from '../../pages/own-pages'
import { conflictProblem } from '../../validation/owner-text'
import { drawDiagrams, isDrawn, removeStrayDiagrams } from '../diagrams/draw-diagrams'
import { ownAddresses } from '../existing-paths'
import { blanked, type OwnText } from './own-texts'
import type { Content } from './read-content'
import type { Check, Say } from './report'
import { textLinkCheck } from './text-links'
import { textMarks } from './text-marks'
import { textPictureCheck, unendedParts, unseenParts } from './text-parts'

/** A check of one text. */
export type TextCheck = (text: OwnText, say: Say) => void

/** Runs every check of the texts: articles and drafts, stories, own pages, and the privacy policy. */
export const textProblems: Check = async (content, report) => {
  const checks: TextCheck[] = [
    textMarks,
    unendedParts,
    unseenParts,
    textPictureCheck(content.folders, ownAddresses(content).origin),
    textLinkCheck(content),
    await unshownCheck(content),
    shownTextCheck(content),
  ]
  for (const text of content.texts.values()) {
    const say = report(text.name)
    // Signs of a conflict look like marks of their own.
    const conflict = conflictProblem('', blanked(text, ['code', 'inlineCode', 'html']))
    if (conflict) say([], conflict.message, conflict.fix, { severity: 'error', place: conflict.place })
    else for (const check of checks) check(text, say)
  }
}

/**
 * Draws the diagrams of all texts that aren't drawn yet, and returns a check for what the page of a text doesn't show as
 * it is written. A link to a note that doesn't exist is an error.
 */
async function unshownCheck({ folders, articles, isFromFiles, texts }: Content): Promise<TextCheck> {
  const sources = [...texts.values()].flatMap(({ body }) =>
    /mermaid/i.test(body) ? textFacts(body).diagrams : [],
  )
  const faults = await drawDiagrams(sources, folders.content)
  // Articles of an API aren't known here, and may have diagrams too.
  if (isFromFiles) await removeStrayDiagrams(sources, folders.content)
  const diagramFault = (source: string) =>
    isDrawn(source, folders.content) ? null : (faults.get(source.trim()) ?? 'there is a slip in it')
  const findNote = noteFinder(articles ?? [])
  const hasNote = (name: string) => articles === null || findNote(name) !== null
  return ({ body }, say) => {
    for (const { isError, message, fix, ...place } of listUnshown(body, { diagramFault, hasNote }))
      say([], message, fix, { place, severity: isError ? 'error' : 'warning' })
  }
}

const TITLE = /^t[ií]t(?:le|ulo)$/i

/** Returns a check for published texts without a word, and for titles that would be shown twice. */
function shownTextCheck({ articles, articleFiles, projects, told, pages }: Content): TextCheck {
  const titles = new Map([
    ...(articles ?? []).map(({ slug, title }) => [articleFiles.get(slug), title] as const),
    ...told.map(({ id }) => {
      return [`${STORIES_FOLDER}/${id}.md`, projects?.find((one) => one.id === id)?.title] as const
    }),
    ...pages.map(({ slug, language, title }) => {
      return [`${PAGES_FOLDER}/${slug}${language === 'en' ? '.en' : ''}.md`, title] as const
    }),
  ])
  return ({ name, fields, body, tree }, say) => {
    const title = titles.get(name)
    if (title === undefined) return
    const [first] = tree.children
    if (!first) return say([], 'has no text', 'Write it, or add status: draft')
    const source = body.slice(first.position?.start.offset, first.position?.end.offset)
    // Without a title in its front matter, that of an article is its first heading.
    const hasTitle = Object.keys(Object(fields)).some((field) => TITLE.test(field))
    const isTitle = name.startsWith('articles/') && first.type === 'heading' && first.depth === 1 && !hasTitle
    const isAgain = first.type === 'heading' && source.replace(/^#+/, '').trim() === title.trim()
    if (isAgain && !isTitle)
      say(first, 'is the title again, and both are shown', 'Take it out', { field: 'the first heading' })
  }
}
