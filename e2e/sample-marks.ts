import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeFile } from 'node:fs/promises'
import { format } from 'oxfmt'
import { namesIn } from '../lib/cli/doctor/sample/check-sample'
import { markOf, type SampleMarks, textsOf } from '../lib/cli/doctor/sample/marks'
import { readSources } from '../lib/cli/doctor/source-text'
import { listSample } from '../lib/cli/setup/list-sample'
import { foldersOf } from '../lib/config/content-folder'

/*
 * Writes the fingerprints of the sample in content/, which the doctor and the setup of other sites use to recognise it.
 * Only needed after a change of the starter's sample: npx tsx --conditions=react-server e2e/sample-marks.ts
 */

const ROOT = path.resolve(__dirname, '..')
const MARKS = path.join(ROOT, 'lib/cli/doctor/sample/sample-marks.json')
const FILES = path.join(ROOT, 'lib/cli/setup/sample-files.json')

async function writeMarks(): Promise<void> {
  const folders = foldersOf(ROOT, 'content')
  const sources = (await readSources(folders)).filter(
    ({ file }) => !/\/(?:privacy[^/]*\.md|redirects\.ts)$/.test(file),
  )
  const texts = sources.flatMap(({ file, text }) => textsOf(file, text).map((one) => markOf(one.text)))
  const files = namesIn(folders.content).map((name) => markOf(readFileSync(path.join(folders.content, name))))
  const marks: SampleMarks = { texts: [...new Set(texts)].sort(), files: [...new Set(files)].sort() }
  await write(MARKS, marks)
  await write(FILES, listSample(ROOT))
}

async function write(file: string, value: object): Promise<void> {
  await writeFile(file, (await format(file, JSON.stringify(value), { printWidth: 110 })).code)
}

void writeMarks()
