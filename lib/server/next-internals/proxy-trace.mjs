// @ts-check
// Imported by Next's configuration, which is loaded without TypeScript support.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether the build belongs to a host that hooks into Next's own one, which must then run once and in one process.
 * @param {Record<string, string | undefined>} env
 */
export function isTakenByHost({ VERCEL, NEXT_ADAPTER_PATH }) {
  return Boolean(VERCEL || NEXT_ADAPTER_PATH)
}

/** What a start reads of the build: its ids. */
const OF_BUILD = ['BUILD_ID', 'required-server-files.json']

/**
 * Adds the owner's files to the function that such a host makes of proxy.ts, which decides by the content:
 * outputFileTracingIncludes reaches the functions of pages only.
 * @param {string} distDir the folder of the build
 * @param {string[]} folders relative to the project
 */
export function addToProxyTrace(distDir, folders) {
  const file = path.resolve(distDir, 'server/middleware.js.nft.json')
  const trace = JSON.parse(readFileSync(file, 'utf8'))
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  const added = [...OF_BUILD.map((name) => path.join(distDir, name)), ...found]
  const relative = added.map((name) => path.relative(path.dirname(file), path.resolve(name)))
  writeFileSync(file, JSON.stringify({ ...trace, files: [...new Set([...trace.files, ...relative])] }))
}
