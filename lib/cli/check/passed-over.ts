import { type Dirent, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import type { Problem } from '../../config/problems'
import { STORIES_FOLDER } from '../../content/stories/read-stories'

/** Texts that belong directly in the content folder. */
const OWN_TEXTS = ['privacy.md', 'privacy-cookies-analytics.md', 'readme.md']
/** Folders whose texts are read. */
const TEXT_FOLDERS = ['articles', STORIES_FOLDER]
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i
const TEXT = /\.(?:md|mdx|markdown|mdown)$/i
/** Files left behind by editors, operating systems and version control. */
const LEFTOVER = /^\.|~$|\.(?:bak|orig|swp|tmp)$|^(?:Thumbs\.db|desktop\.ini)$/i

/** Reports files and folders that look like content but are ignored by the site. */
export function passedOver({ name, content }: Folders): Problem[] {
  const articles = entriesOf(path.join(content, 'articles')).flatMap((entry) => {
    const fault = entry.isDirectory() ? folderFault(entry.name) : fileFault(entry.name)
    return fault ? [warning(`${name}/articles/${entry.name}`, fault)] : []
  })
  const misplaced = entriesOf(content).flatMap((entry) => {
    if (entry.isDirectory())
      return TEXT_FOLDERS.includes(entry.name) || !hasTexts(path.join(content, entry.name))
        ? []
        : [warning(`${name}/${entry.name}`, 'Articles belong into articles/')]
    const isStray = TEXT.test(entry.name) && !OWN_TEXTS.includes(entry.name.toLowerCase())
    return isStray ? [warning(`${name}/${entry.name}`, 'Articles belong into articles/')] : []
  })
  const stories = entriesOf(path.join(content, STORIES_FOLDER)).flatMap((entry) =>
    entry.isFile() && entry.name.endsWith('.md')
      ? []
      : [
          warning(
            `${name}/${STORIES_FOLDER}/${entry.name}`,
            'A story is a file like 3.md, beside the others',
          ),
        ],
  )
  return [...articles, ...stories, ...misplaced]
}

function folderFault(folder: string): string {
  return `Articles lie beside each other: move them out of ${folder}/`
}

function fileFault(file: string): string | null {
  if (file.endsWith('.md')) return null
  if (PICTURE.test(file)) return 'Pictures belong into images/'
  if (/\.mdx$/i.test(file)) return 'Rename it to .md: Markdown without components is shown'
  return TEXT.test(file) || /\.(?:md|txt)$/i.test(file)
    ? 'Rename it: the names of articles end in .md, in small letters'
    : 'An article is a text in Markdown whose name ends in .md'
}

function warning(file: string, fix: string): Problem {
  return { severity: 'warning', file, place: null, field: '', message: 'is passed over', fix }
}

function hasTexts(folder: string): boolean {
  return readdirSync(folder).some((name) => TEXT.test(name) && !/^readme\./i.test(name))
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !LEFTOVER.test(name))
  } catch {
    return [] // no such folder: reported where it is needed
  }
}
