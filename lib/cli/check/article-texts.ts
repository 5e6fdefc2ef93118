import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'

/** A text of the owner's. @param body the text, its front matter blank, so that offsets are those of the file */
export type ArticleText = { file: string; body: string }

/** The texts of articles, drafts too, and of the policy, that contain a pattern. */
export function articleTexts(folders: Folders, pattern: RegExp): ArticleText[] {
  return namesOf(folders).flatMap((name) => {
    const text = readFileSync(path.join(folders.content, name), 'utf8')
    if (!pattern.test(text)) return []
    const body = text.replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/, (head) =>
      head.replace(/[^\n]/g, ' '),
    )
    return [{ file: `${folders.name}/${name}`, body }]
  })
}

function namesOf({ content }: Folders): string[] {
  const articles = listed(path.join(content, 'articles')).map((name) => `articles/${name}`)
  return [...articles, ...listed(content)].filter((name) => name.endsWith('.md'))
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // no such folder
  }
}
