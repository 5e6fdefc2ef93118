import { command } from './command'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { contentFile, folders } from '../site/content-folder'
import { owner } from '../site/owner'
import { writeWhole } from '../site/write-whole.mjs'
import { readResume } from '../resume/resume'
import { renderDocx } from './cv/docx'
import { lackingSentence } from './cv/lacking-characters'
import { createPrinter } from './cv/print-pdf'
import { listPrints, type Print, strayFiles } from './cv/printed-variants'
import { markSource, sourceOf } from './cv/source-mark'
import { confirmOverwrite } from './overwriting'

const NAME = 'npm run cv'
const HELP = `${NAME} [-- options]

Makes the printed forms of every CV, as PDF and as Word document: those that are missing, or were made from something else.

  --force   make all of them anew, also in the place of files of your own
  --help

Exit code: 0, or 2 when one can't be made.`

command({ help: HELP, options: { force: { type: 'boolean' } } }, async ({ force = false }) => {
  const prints = listPrints({ es: readResume(), en: readResume(folders, 'en') }, owner.site)
  const printer = createPrinter()
  const make = ({ form, source }: Print) =>
    form === 'pdf' ? printer.print(source) : renderDocx(source.document)
  try {
    for (const print of prints) console.log(await write(print, () => make(print), force))
    const lacking = lackingSentence(prints)
    if (lacking) console.log(`Warning: ${lacking}`)
  } finally {
    await printer.close()
  }
  for (const file of strayFiles(prints, folders)) {
    await rm(file)
    console.log(`${relative(file)}: removed, the CV that it was made for is gone`)
  }
  return 0
})

async function write(print: Print, make: () => Promise<Buffer>, force: boolean): Promise<string> {
  const file = contentFile(print.address.slice(1))
  const present = force ? null : await readFile(file).catch(() => null)
  if (present && sourceOf(present) === print.version) return `${relative(file)}: up to date`
  await confirmOverwrite(file, { command: NAME, force, isUntouched: (data) => sourceOf(data) !== null })
  const data = markSource(await make(), print.version)
  await mkdir(path.dirname(file), { recursive: true })
  await writeWhole(file, data)
  return `${relative(file)}: ${Math.round(data.length / 1024)} kB`
}

function relative(file: string): string {
  return path.relative(process.cwd(), file)
}
