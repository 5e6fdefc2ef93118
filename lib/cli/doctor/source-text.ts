import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'

/** A file of the owner's, as text. @param file relative to the project */
export type SourceText = { file: string; text: string }

/** Reads the content folder: what the rules look at, so that each finding has a file and a line. */
export async function readSources({ name: folder, content }: Folders): Promise<SourceText[]> {
  const names = await readdir(content, { recursive: true })
  const files = names.filter((name) => /\.(md|ts|json)$/.test(name)).sort()
  return Promise.all(
    files.map(async (name) => ({
      file: `${folder}/${name.split(path.sep).join('/')}`,
      text: await readFile(path.join(content, name), 'utf8'),
    })),
  )
}

/** `file:line` of the first place where a text stands, or of the file's first line. */
export function placeOf({ file, text }: SourceText, needle: string | RegExp, from = 0): string {
  const tail = text.slice(from)
  const at = typeof needle === 'string' ? tail.indexOf(needle) : tail.search(needle)
  return `${file}:${text.slice(0, from + Math.max(0, at)).split('\n').length}`
}

/** Where the text of an article begins, behind its front matter: characters, and lines. */
export function bodyOf({ text }: SourceText): { body: string; lines: number } {
  const head = /^---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/.exec(text)?.[0] ?? ''
  return { body: text.slice(head.length), lines: head.split('\n').length - 1 }
}
