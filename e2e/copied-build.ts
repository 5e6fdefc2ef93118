import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtDeploymentId } from '../lib/server/next-internals/deployment.mjs'
import { FIXTURE_DIST } from './site'

const ROOT = path.resolve(__dirname, '..')

/**
 * Filters for the folders that are only partly copied. They leave out what a running site has written and what only the
 * compiler needs.
 */
const COPIED: Record<string, (name: string) => boolean> = {
  '.': (name) => !['cache', 'dev', 'server', 'types'].includes(name),
  server: (name) => name !== 'route-cache',
}

/**
 * Copies a build, for a test that modifies it or renders pages into it.
 * @param distDir a folder whose name begins with `.next-`
 * @param from the folder of the build; that of the fixture content by default
 * @returns the absolute path of the copy
 */
export function copyBuild(distDir: string, from = FIXTURE_DIST): string {
  const [built, copy] = [path.join(ROOT, from), path.join(ROOT, distDir)]
  removeBuild(distDir)
  for (const [folder, isCopied] of Object.entries(COPIED)) {
    const [source, to] = [path.join(built, folder), path.join(copy, folder)]
    mkdirSync(to, { recursive: true })
    const parts = existsSync(source) ? readdirSync(source).filter(isCopied) : []
    // There are thousands of small files, for which Node takes four times as long as `cp`.
    if (parts.length > 0) execFileSync('cp', ['-RP', ...parts.map((name) => path.join(source, name)), to])
  }
  // Tests start it with another address, which `npm start` would refuse.
  rmSync(path.join(copy, 'content/site-url'), { force: true })
  return copy
}

/** Copies the build as another deployment, of other code: its assets have other names, as if each of them had changed. */
export function deployOtherCode(distDir: string): void {
  const copy = copyBuild(distDir)
  const deployment = builtDeploymentId(copy)
  if (!deployment) throw new Error(`${copy} names no deployment`)
  const chunks = path.join(copy, 'static/chunks')
  const names = readdirSync(chunks).flatMap((name) => /^([\w-]{12,})\.(?:js|css)$/.exec(name)?.[1] ?? [])
  for (const name of readdirSync(chunks)) {
    const [stem = '', ...rest] = name.split('.')
    if (names.includes(stem))
      renameSync(path.join(chunks, name), path.join(chunks, [reversed(stem), ...rest].join('.')))
  }
  replaceIn(copy, new Map([deployment, ...names].map((name) => [name, reversed(name)])))
}

const reversed = (text: string) => [...text].reverse().join('')

/** Replaces words in every file of a folder, each by one of the same length. */
function replaceIn(folder: string, words: ReadonlyMap<string, string>): void {
  const any = new RegExp([...words.keys()].join('|'), 'g')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'latin1')
    const changed = text.replace(any, (word) => words.get(word) ?? word)
    if (changed !== text) writeFileSync(file, changed, 'latin1')
  }
}

/**
 * Deletes a copy made by {@link copyBuild}. It retries, because a server that was just killed may still have been
 * writing.
 */
export function removeBuild(distDir: string): void {
  const folder = path.join(ROOT, distDir)
  spawnSync('rm', ['-rf', folder]) // faster than Node, like `cp`
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
