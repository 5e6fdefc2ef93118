import { storyPath } from '../../projects/views'
import { localPath, routes } from '../../site/routes'
import { conflictProblem } from '../../validation/problems'
import { type OwnText, withoutCode } from './own-texts'
import type { Content } from './read-content'
import type { Check, Say } from './report'
import { pathOfText, textLinkCheck } from './text-links'
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
    textPictureCheck(content.folders, content.addresses.origin),
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
function shownTextCheck({ articles, told, pages }: Content): TextCheck {
  const titles = new Map([
    ...(articles ?? []).map(({ slug, title }) => [routes.article(slug), title] as const),
    ...told.map(({ slug, title }) => [storyPath(slug), title] as const),
    ...pages.map(({ slug, language, title }) => [localPath(language, `/${slug}`), title] as const),
  ])
  return (text, say) => {
    const { name, fields, body, tree } = text
    const title = titles.get(pathOfText(text, told))
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
