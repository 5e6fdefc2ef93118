import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'

/**
 * A text by the owner.
 * @param body the text with its front matter blanked, so that offsets match the file
 */
export type ArticleText = { file: string; body: string }

/** The folders whose texts are read. Articles served by an API are not in them. */
export type TextFolders = readonly ('articles' | 'projects' | '.')[]
export const EVERY_TEXT: TextFolders = ['articles', 'projects', '.']

/** Reads the texts that match a pattern: articles and drafts, project stories, and the privacy policy. */
export function articleTexts(folders: Folders, pattern: RegExp, within = EVERY_TEXT): ArticleText[] {
  return namesOf(folders, within).flatMap((name) => {
    const text = readFileSync(path.join(folders.content, name), 'utf8')
    if (!pattern.test(text)) return []
    const body = text.replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/, (head) =>
      head.replace(/[^\n]/g, ' '),
    )
    return [{ file: `${folders.name}/${name}`, body }]
  })
}

function namesOf({ content }: Folders, within: TextFolders): string[] {
  const names = within.flatMap((folder) =>
    listed(path.join(content, folder)).map((name) => path.posix.join(folder, name)),
  )
  return names.filter((name) => name.endsWith('.md'))
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // no such folder
  }
}
