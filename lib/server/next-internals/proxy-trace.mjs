// @ts-check
// Imported by Next's configuration, which is loaded without TypeScript support.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** What Next itself finds these files with; it brings no types. @type {{ sync: (pattern: string, options: object) => string[] }} */
const glob = createRequire(import.meta.url)('next/dist/compiled/glob')

/**
 * Whether the build belongs to a host that hooks into Next's own one, which must then run once and in one process.
 * @param {Record<string, string | undefined>} env
 */
export function isTakenByHost({ VERCEL, NEXT_ADAPTER_PATH }) {
  return Boolean(VERCEL || NEXT_ADAPTER_PATH)
}

/**
 * Adds files to the function that such a host makes of proxy.ts, which decides by the content: outputFileTracingIncludes
 * reaches the functions of pages only.
 * @param {string} distDir the folder of the build, two of whose files a start reads
 * @param {string[]} patterns as in outputFileTracingIncludes
 */
export function addToProxyTrace(distDir, patterns) {
  const file = path.resolve(distDir, 'server/middleware.js.nft.json')
  const trace = JSON.parse(readFileSync(file, 'utf8'))
  const ids = ['BUILD_ID', 'required-server-files.json'].map((name) => path.join(distDir, name))
  const added = [...ids, ...patterns.flatMap(filesOf)].map((name) =>
    path.relative(path.dirname(file), path.resolve(name)),
  )
  writeFileSync(file, JSON.stringify({ ...trace, files: [...new Set([...trace.files, ...added])] }))
}

/** Returns the files of a pattern. @param {string} pattern */
export function filesOf(pattern) {
  return glob.sync(pattern, { nodir: true, dot: true })
}
