import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Returns the path of the script behind `next build` and `next start`.
 * @param root a folder with Next in its node_modules
 */
export function nextCommand(root: string): string {
  const manifest = createRequire(path.join(root, 'package.json')).resolve('next/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { next: string } }
  return path.join(path.dirname(manifest), bin.next)
}
