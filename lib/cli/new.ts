import { command } from './command'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFile } from '../site/content-folder'
import { nowInMadrid } from '../text/date'
import { shortSlugOf } from '../text/folding'

const HELP = `npm run new -- "Un título"

Creates a draft in the content folder: named after its title, dated now.`
const MAX_SLUG_BYTES = 80

command({ help: HELP, takesWords: true }, async (_, words) => {
  const title = words.join(' ')
  const slug = shortSlugOf(title, MAX_SLUG_BYTES)
  if (!slug) throw new Error('Give the article a title: npm run new -- "Un título"')
  const file = contentFile(`articles/${slug}.md`)
  await mkdir(path.dirname(file), { recursive: true })
  const front = `title: ${JSON.stringify(title)}\ntags: []\nstatus: draft\ncreated_at: ${nowInMadrid(new Date())}`
  const text = `---\n${front}\n---\n\n# Primera sección\n\nTexto.\n`
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${file} exists already.`) : error
  })
  const name = path.relative(process.cwd(), file)
  console.log(`${name} is a draft: it appears once its status is "published".`)
  console.log('npm run check finds what is wrong in it, and draws its diagrams.')
  return 0
})
