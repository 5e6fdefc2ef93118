import { readFileSync } from 'node:fs'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { fingerprint } from './sample'

/** Returns the fingerprints of the sample's committed files, by their path in the content folder. */
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
