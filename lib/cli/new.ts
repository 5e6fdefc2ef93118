import './load-env-files'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFile } from '../site/content-folder'
import { nowInMadrid } from '../text/madrid-clock'
import { shortSlugOf } from '../text/slug'
import { articleIds } from './article-ids'

const USAGE = `npm run new -- "Un título"

Creates a draft in the content folder: with a number of its own, named after its title, dated now.`
const MAX_SLUG_BYTES = 80

/**
 * Creates a draft.
 * @returns the path of its file
 * @throws Error without a usable title, or if the file exists
 */
async function newArticle(title: string): Promise<string> {
  const folder = contentFile('articles')
  const slug = shortSlugOf(title, MAX_SLUG_BYTES)
  if (!slug) throw new Error('Give the article a title: npm run new -- "Un título"')
  const file = path.join(folder, `${slug}.md`)
  await mkdir(folder, { recursive: true })
  const front = [
    '---',
    `id: ${Math.max(0, ...(await articleIds(folder)).values()) + 1}`,
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
