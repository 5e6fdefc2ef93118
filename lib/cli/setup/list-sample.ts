import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { fingerprint } from './sample'

const OUTPUT = path.join(__dirname, 'sample-files.json')

/** The fingerprints of the sample as it is committed; run after an edit of it. */
export function listSample(root: string): Record<string, string> {
  const names = execFileSync('git', ['ls-files', '-z', 'content'], { cwd: root, encoding: 'utf8' })
  const files = names
    .split('\0')
    .filter((name) => name !== '')
    .sort()
  return Object.fromEntries(
    files.map((name) => [
      name.slice('content/'.length),
      fingerprint(name, readFileSync(path.join(root, name))),
    ]),
  )
}

if (require.main === module) {
  const list = listSample(path.resolve(__dirname, '../../..'))
  writeFileSync(OUTPUT, `${JSON.stringify(list, null, 2)}\n`)
}
