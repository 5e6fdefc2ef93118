import { STORIES_FOLDER } from '../../projects/read-stories'
import { PAGES_FOLDER } from '../../pages/own-pages'
import { conflictProblem } from '../../validation/owner-text'
import { ownAddresses } from '../existing-paths'
import { type OwnText, withoutCode } from './own-texts'
import type { Content } from './read-content'
import type { Check, Say } from './report'
import { textLinkCheck } from './text-links'
import { textMarks } from './text-marks'
import { textPictureCheck, unendedParts, unseenParts } from './text-parts'
import { unshownCheck } from './text-unshown'

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
    const conflict = conflictProblem('', withoutCode(text))
    if (conflict) say([], conflict.message, conflict.fix, { severity: 'error', place: conflict.place })
    else for (const check of checks) check(text, say)
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
