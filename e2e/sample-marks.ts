import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { fingerprint, markOf, type Sample, textsOf } from '../lib/cli/sample/sample'

/*
 * Writes the fingerprints of the sample in content/, by which the doctor and the setup of other sites recognise it.
 * Only needed after a change of the starter's sample: npx tsx e2e/sample-marks.ts
 */

const ROOT = path.resolve(__dirname, '..')
const FILE = path.join(ROOT, 'lib/cli/sample/sample.json')
/** Templates, whose texts serve every owner. */
const TEMPLATE = /^(?:privacy[^/]*\.md|redirects\.ts)$/

/** Returns the fingerprints of the sample's committed files. */
export function listSample(root: string): Sample {
  const listed = execFileSync('git', ['ls-files', '-z', 'content'], { cwd: root, encoding: 'utf8' })
  const names = listed
    .split('\0')
    .filter((name) => name !== '')
    .sort()
  const files = names.map((file) => {
    const name = file.slice('content/'.length)
    return { name, data: readFileSync(path.join(root, file)) }
  })
  const texts = files
    .filter(({ name }) => /\.(?:md|ts|json)$/.test(name) && !TEMPLATE.test(name))
    .flatMap(({ name, data }) => textsOf(name, data.toString()).map(({ text }) => markOf(text)))
  return {
    files: Object.fromEntries(files.map(({ name, data }) => [name, fingerprint(name, data)])),
    texts: [...new Set(texts)].sort(),
  }
}

async function writeSample(): Promise<void> {
  await writeFile(FILE, (await format(FILE, JSON.stringify(listSample(ROOT)), { printWidth: 110 })).code)
}

if (require.main === module) void writeSample()
