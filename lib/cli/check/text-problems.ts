import { readFileSync } from 'node:fs'
import path from 'node:path'
import { noteFinder } from '../../articles/article'
import { STORIES_FOLDER } from '../../projects/read-stories'
import { listArticleNames } from '../../content/sources/files/article-names'
import { readMarkdown } from '../../markdown/read-markdown'
import { textFacts } from '../../markdown/text-parts'
import { listUnshown } from '../../markdown/unshown'
import { PAGES_FOLDER } from '../../pages/own-pages'
import { conflictProblem } from '../../validation/owner-text'
import type { Problem } from '../../validation/problems'
import { drawDiagrams, isDrawn, removeStrayDiagrams } from '../diagrams/draw-diagrams'
import { ownAddresses } from '../existing-paths'
import { listFiles } from '../list-files'
import type { Content } from './read-content'
import { blanked, type OwnText, problemsOfText, type TextCheck } from './problems-in'
import { textLinkCheck } from './text-links'
import { textMarks } from './text-marks'
import { textPictureCheck, unendedParts, unseenParts } from './text-parts'

/** Runs every check of the texts: articles and drafts, stories, own pages, and the privacy policy. */
export async function textProblems(content: Content): Promise<Problem[]> {
  const texts = readTexts(content)
  const checks: TextCheck[] = [
    textMarks,
    unendedParts,
    unseenParts,
    textPictureCheck(content.folders, ownAddresses(content).origin),
    textLinkCheck(content, texts),
    await unshownCheck(content, texts),
    shownTextCheck(content),
  ]
  return texts.flatMap((text) => {
    // Signs of a conflict look like marks of their own.
    const conflict = conflictProblem(text.file, blanked(text, ['code', 'inlineCode', 'html']))
    return conflict ? [conflict] : problemsOfText(text, checks)
  })
}

/** Front matter in YAML, TOML or JSON. */
const FRONT_MATTER = /^\ufeff?(?:(---|\+\+\+)[ \t]*\n[\s\S]*?\n\1|\{[ \t]*\n[\s\S]*?\n\})[ \t]*(?=\n|$)/

/** A title in front matter. Without one, a heading at the beginning is the title, and isn't shown again. */
const TITLE = /^\s*"?t[ií]t(?:le|ulo)"?\s*[:=]/im

/** Reads the owner's texts. Articles of an API aren't read from the folder. */
function readTexts({ folders: { name: folder, content }, isFromFiles }: Content): OwnText[] {
  const articles = isFromFiles ? listArticleNames(path.join(content, 'articles'), '.md') : []
  const others = listFiles(content).map((place) => path.relative(content, place).replaceAll('\\', '/'))
  const names = [
    ...articles.map((name) => `articles/${name}`),
    ...others.filter((name) => /^(?:(?:projects|pages)\/[^/]+|privacy[\w-]*)\.md$/.test(name)).sort(),
  ]
  return names.map((name) => {
    const text = readFileSync(path.join(content, name), 'utf8').replace(/\r\n?/g, '\n')
    const [front = ''] = FRONT_MATTER.exec(text) ?? []
    const body = text.replace(FRONT_MATTER, front.replace(/[^\n]/g, ' '))
    return { name, file: `${folder}/${name}`, body, tree: readMarkdown(body), hasTitle: TITLE.test(front) }
  })
}

/**
 * Draws the diagrams of all texts that aren't drawn yet, and returns a check for what the page of a text doesn't show as
 * it is written. A link to a note that doesn't exist is an error.
 */
async function unshownCheck(
  { folders, articles, isFromFiles }: Content,
  texts: readonly OwnText[],
): Promise<TextCheck> {
  const sources = texts.flatMap(({ body }) => (/mermaid/i.test(body) ? textFacts(body).diagrams : []))
  const faults = await drawDiagrams(sources, folders.content)
  // Articles of an API aren't known here, and may have diagrams too.
  if (isFromFiles) await removeStrayDiagrams(sources, folders.content)
  const diagramFault = (source: string) =>
    isDrawn(source, folders.content) ? null : (faults.get(source.trim()) ?? 'there is a slip in it')
  const findNote = noteFinder(articles ?? [])
  const hasNote = (name: string) => articles === null || findNote(name) !== null
  return ({ body }, say) => {
    for (const { isError, line, column, ...said } of listUnshown(body, { diagramFault, hasNote }))
      say(0, { ...said, place: { line, column }, severity: isError ? 'error' : 'warning' })
  }
}

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
  return ({ name, body, tree, hasTitle }, say) => {
    const title = titles.get(name)
    if (title === undefined) return
    const [first] = tree.children
    if (!first) return say(0, { place: null, message: 'has no text', fix: 'Write it, or add status: draft' })
    const source = body.slice(first.position?.start.offset, first.position?.end.offset)
    // Without a title in its front matter, that of an article is its first heading.
    const isTitle = name.startsWith('articles/') && first.type === 'heading' && first.depth === 1 && !hasTitle
    const isAgain = first.type === 'heading' && source.replace(/^#+/, '').trim() === title.trim()
    const message = 'is the title again, and both are shown'
    if (isAgain && !isTitle) say(first, { field: 'the first heading', message, fix: 'Take it out' })
  }
}
