import { type Dirent, readdirSync } from 'node:fs'
import path from 'node:path'
import { STORIES_FOLDER } from '../../content/read-stories'
import { PAGES_FOLDER } from '../../pages/own-pages'
import { type Problem, problemsFrom } from '../../validation/problems'
import { readJsonFile } from '../../validation/read-json'
import { listFiles } from '../list-files'
import type { Content } from './read-content'

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i
const TEXT = /\.(?:md|mdx|markdown|mdown)$/i
/** Texts that belong directly in the content folder. */
const OWN_TEXT = /^(?:privacy|readme)\.md$/i
/** Files left behind by editors, operating systems and version control. */
const LEFTOVER = /^\.|~$|\.(?:bak|orig|swp|tmp)$|^(?:Thumbs\.db|desktop\.ini)$/i

/** Data files that are read, and checked, as what they are. */
const READ = /^(?:(?:en\/)?(?:projects|resume)|series|conversation)\.json$|(?:^|\/)\./

/** Reports data files of the owner's own that no page could read. */
export async function ownDataProblems({ folders: { name, content } }: Content): Promise<Problem[]> {
  const own = listFiles(content)
    .map((place) => path.relative(content, place).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.json') && !READ.test(file))
  const read = own.map((file) =>
    problemsFrom(() => readJsonFile(`${name}/${file}`, path.join(content, file), '')),
  )
  return (await Promise.all(read)).flatMap(({ problems }) => problems)
}

/** Reports files and folders that look like content but are ignored by the site. */
export function strayFileProblems({ folders: { name, content }, isFromFiles }: Content): Problem[] {
  if (!isFromFiles) return []
  const inFolder = (folder: string, fault: (entry: Dirent) => string | null) =>
    entriesOf(path.join(content, folder)).flatMap((entry): Problem[] => {
      const fix = fault(entry)
      const file = path.posix.join(name, folder, entry.name)
      const message = 'is passed over'
      return fix === null ? [] : [{ severity: 'warning', file, place: null, field: '', message, fix }]
    })
  return [
    ...inFolder('articles', (entry) => articleFault(entry, path.join(content, 'articles', entry.name))),
    ...inFolder(STORIES_FOLDER, (entry) => textOnly(entry, 'A story is a file like 3.md')),
    ...inFolder(PAGES_FOLDER, (entry) => textOnly(entry, 'A page is a file like usos.md')),
    ...inFolder('', ({ name: one }) => strayTextFault(content, one)),
    ...['en/articles', 'en/pages'].flatMap((folder) =>
      inFolder(folder, ({ name: one }) => {
        const beside = `${path.basename(folder)}/${one.replace(/(?:\.en)?\.md$/, '')}.en.md`
        return TEXT.test(one) ? `English texts lie beside the Spanish ones: ${beside}` : null
      }),
    ),
  ]
}

function textOnly(entry: Dirent, fix: string): string | null {
  return entry.isFile() && entry.name.endsWith('.md') ? null : `${fix}, beside the others`
}

function articleFault(entry: Dirent, place: string): string | null {
  if (entry.isDirectory()) {
    const texts = listFiles(place).filter((file) => TEXT.test(file))
    const isArticle = texts.every((file) => /^index(?:\.en)?\.md$/.test(path.relative(place, file)))
    return isArticle ? null : `Articles lie beside each other: move them out of ${entry.name}/`
  }
  if (entry.name.endsWith('.md') || PICTURE.test(entry.name)) return null
  if (/\.mdx$/i.test(entry.name)) return 'Rename it to .md: Markdown without components is shown'
  return TEXT.test(entry.name) || /\.txt$/i.test(entry.name)
    ? 'Rename it: the names of articles end in .md, in small letters'
    : 'An article is a text in Markdown whose name ends in .md'
}

function strayTextFault(content: string, name: string): string | null {
  const isText = (file: string) => TEXT.test(file) && !OWN_TEXT.test(file)
  if (['articles', STORIES_FOLDER, PAGES_FOLDER].includes(name)) return null
  const isStray = isText(name) || entriesOf(path.join(content, name)).some((inner) => isText(inner.name))
  if (/^privacy\b/i.test(name)) return isStray ? 'The policy is privacy.md, in Spanish alone' : null
  return isStray ? 'Articles belong into articles/' : null
}

/** Returns the entries of a folder; none where it doesn't exist, which is reported where it is needed. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !LEFTOVER.test(name))
  } catch {
    return []
  }
}
