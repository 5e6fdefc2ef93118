import './load-env-files'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFile } from '../config/content-folder'
import { nowInMadrid } from '../text/madrid-clock'
import { shortSlugOf } from '../text/slug'
import { articleIds } from './article-ids'

const FOLDER = contentFile('articles')
const MAX_SLUG_BYTES = 80
const USAGE = 'npm run new:article -- "Title"'

/**
 * Creates a draft with an unused id, a slug made from the title, and the current time in Madrid. Used by
 * `npm run new:article -- "Title"`.
 * @returns the path of its file
 * @throws Error without a usable title, or if the file exists
 */
async function newArticle(title: string): Promise<string> {
  const file = path.join(FOLDER, `${nameOf(title)}.md`)
  await mkdir(FOLDER, { recursive: true })
  const front = [
    '---',
    `id: ${Math.max(0, ...(await articleIds(FOLDER)).values()) + 1}`,
    `title: ${JSON.stringify(title)}`,
    'tags: []',
    'status: draft',
    `created_at: ${nowInMadrid(new Date())}`,
    '---',
  ]
  const text = `${front.join('\n')}\n\n# Primera sección\n\nTexto.\n`
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${file} exists already.`) : error
  })
  return file
}

function nameOf(title: string): string {
  const slug = shortSlugOf(title, MAX_SLUG_BYTES)
  if (!slug) throw new Error('Give the article a title: npm run new:article -- "Un título"')
  return slug
}

const words = process.argv.slice(2)
if (words.some((word) => /^(?:-h|--help)$/.test(word))) console.log(USAGE)
else
  void newArticle(words.join(' ')).then(
    (file) =>
      console.log(
        `${path.relative(process.cwd(), file)} is a draft: it appears once its status is "published".`,
      ),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
