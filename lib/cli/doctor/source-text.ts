import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'

/**
 * A file of the owner, as text.
 * @param file relative to the project
 */
export type SourceText = { file: string; text: string }

/** Reads the texts of the content folder for the checks, so that each finding has a file and a line. */
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

/** Returns `file:line` of a text's first occurrence, or of the file's first line. */
export function placeOf({ file, text }: SourceText, needle: string | RegExp, from = 0): string {
  const tail = text.slice(from)
  const at = typeof needle === 'string' ? tail.indexOf(needle) : tail.search(needle)
  return `${file}:${text.slice(0, from + Math.max(0, at)).split('\n').length}`
}

/**
 * Splits an article's text from its front matter.
 * @returns the body, and the number of lines before it
 */
export function bodyOf({ text }: SourceText): { body: string; lines: number } {
  const head = /^---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/.exec(text)?.[0] ?? ''
  return { body: text.slice(head.length), lines: head.split('\n').length - 1 }
}
