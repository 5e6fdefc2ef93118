import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Node, Root } from 'mdast'
import type { Folders } from '../../site/content-folder'
import { listArticleNames } from '../../content/sources/files/article-names'
import { readMarkdown } from '../../markdown/read-markdown'
import type { Problem } from '../../validation/problems'

/**
 * A text by the owner: an article or a draft, a story, an own page, or the privacy policy.
 * @param name relative to the content folder @param file its name in messages
 * @param body with the front matter blanked, so that places match the file; lines end in `\n`
 */
export type OwnText = { name: string; file: string; body: string; tree: Root }

/** Front matter in YAML, TOML or JSON. */
const FRONT_MATTER = /^\ufeff?(?:(---|\+\+\+)[ \t]*\n[\s\S]*?\n\1|\{[ \t]*\n[\s\S]*?\n\})[ \t]*(?=\n|$)/

/** A check of one text. */
export type TextCheck = (text: OwnText) => Problem[] | Promise<Problem[]>

/** Reads the texts of some folders, `.` being the content folder itself. */
export function readTexts({ name: folder, content }: Folders, within: readonly string[]): OwnText[] {
  const names = within.flatMap((inner) =>
    (inner === 'articles'
      ? listArticleNames(path.join(content, inner), '.md')
      : listed(path.join(content, inner))
    ).map((name) => path.posix.join(inner, name)),
  )
  return names.flatMap((name) => {
    if (!/^(?:[^/]+\/.+|privacy[\w-]*)\.md$/.test(name)) return []
    const text = readFileSync(path.join(content, name), 'utf8').replace(/\r\n?/g, '\n')
    const body = text.replace(FRONT_MATTER, (head) => head.replace(/[^\n]/g, ' '))
    return [{ name, file: `${folder}/${name}`, body, tree: readMarkdown(body) }]
  })
}

type Words = Pick<Problem, 'field' | 'message' | 'fix'>

/** Returns a problem at the beginning of a part of a text. */
export function problemAt(
  { file }: OwnText,
  { position }: Pick<Node, 'position'>,
  words: Words,
  severity: Problem['severity'] = 'warning',
): Problem {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { severity, file, place: { line, column }, ...words }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // no such folder
  }
}
