import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../../config/content-folder'
import type { Finding } from '../finding'
import type { SourceText } from '../source-text'
import { markOf, type SampleMarks, textsOf } from './marks'

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg|ico|pdf)$/i

/**
 * Reports content of the starter's sample that is still there: texts, even in partly edited files, pictures, and the
 * CV's PDF. The privacy policy is a template, so its text may stay.
 */
export function checkSample(sources: SourceText[], folders: Folders, marks: SampleMarks): Finding[] {
  const texts = new Set(marks.texts)
  const files = new Set(marks.files)
  const inTexts = sources.flatMap(({ file, text }) => {
    if (/\/privacy[^/]*\.md$/.test(file)) return []
    const [first, ...others] = textsOf(file, text).filter((one) => texts.has(markOf(one.text)))
    if (!first) return []
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    const shown = first.text.length > 50 ? `${first.text.slice(0, 50)}…` : first.text
    return [
      warning(
        `${file}:${first.line}`,
        `"${shown}"${more} came with the starter; write your own, or delete it`,
      ),
    ]
  })
  const held = namesIn(folders.content).filter((name) =>
    files.has(markOf(readFileSync(path.join(folders.content, name)))),
  )
  const inFiles = [...new Set(held.map((name) => path.dirname(name)))].map((folder) => {
    const names = held.filter((name) => path.dirname(name) === folder).map((name) => path.basename(name))
    const [first = '', ...others] = names
    const more = others.length > 0 ? ` and ${others.length} more files` : ''
    return warning(
      path.posix.join(folders.name, folder, first),
      `the file${more} came with the starter; put your own there`,
    )
  })
  return [...inTexts, ...inFiles]
}

/** Returns the pictures and PDFs below a folder, at any depth. */
export function namesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }).map(String)
  return names.filter((name) => PICTURE.test(name)).sort()
}

function warning(where: string, message: string): Finding {
  return { severity: 'warning', rule: 'sample', where, message }
}
