import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findNote } from '../../articles/article'
import { listArticleNames } from '../../content/sources/files/article-names'
import { readMarkdown } from '../../markdown/read-markdown'
import { textFacts } from '../../markdown/text-parts'
import { listUnshown } from '../../markdown/unshown'
import type { Problem } from '../../validation/problems'
import { drawDiagrams, isDrawn, removeStrayDiagrams } from '../diagrams/draw-diagrams'
import { listFiles } from '../list-files'
import type { Content } from './read-content'
import { looseMarks, unendedParts, unseenParts } from './loose-marks'
import { type OwnText, problemAt, type TextCheck } from './problems-in'
import { textLinkCheck } from './text-links'
import { codeBlocks, textMarks, textPictureCheck } from './text-marks'

/** Runs every check of the texts: articles and drafts, stories, own pages, and the privacy policy. */
export async function textProblems(content: Content): Promise<Problem[]> {
  const texts = readTexts(content)
  const checks: TextCheck[] = [
    textMarks,
    looseMarks,
    unendedParts,
    unseenParts,
    textPictureCheck(content.folders),
    textLinkCheck(content, texts),
    codeBlocks,
    await unshownCheck(content, texts),
    articleTextCheck(content),
  ]
  return texts.flatMap((text) => checks.flatMap((check) => check(text)))
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
  const hasNote = (name: string) => articles === null || findNote(name, articles) !== null
  return ({ file, body }) =>
    listUnshown(body, { diagramFault, hasNote }).map(({ line, column, message, fix, isError }): Problem => {
      const severity = isError ? 'error' : 'warning'
      return { severity, file, place: { line, column }, field: '', message, fix }
    })
}

/** Returns a check for published articles without a text, and for titles that would be shown twice. */
function articleTextCheck({ articles, articleFiles }: Content): TextCheck {
  return (text) => {
    const article = articles?.find(({ slug }) => articleFiles.get(slug) === text.name)
    if (!article) return []
    const [first] = text.tree.children
    if (!first) {
      const fix = 'Write it, or add status: draft'
      return [{ severity: 'warning', file: text.file, place: null, field: '', message: 'has no text', fix }]
    }
    const source = text.body.slice(first.position?.start.offset, first.position?.end.offset)
    const isTitle = first.type === 'heading' && first.depth === 1 && !text.hasTitle
    if (first.type !== 'heading' || isTitle || source.replace(/^#+/, '').trim() !== article.title.trim())
      return []
    const message = 'is the title again, and both are shown'
    return [problemAt(text, first, { field: 'the first heading', message, fix: 'Take it out' })]
  }
}
