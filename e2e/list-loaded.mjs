// Preloaded into the site's process: prints the flags passed to V8 and, when the process exits, the packages that were
// loaded.
import { createRequire } from 'node:module'
import v8 from 'node:v8'

const { cache } = createRequire(import.meta.url)
const setFlags = v8.setFlagsFromString
v8.setFlagsFromString = (flags) => {
  process.stdout.write(`V8 ${flags}\n`)
  setFlags(flags)
}

process.on('exit', () => {
  const packages = Object.keys(cache).map(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1],
  )
  for (const name of new Set(packages)) if (name) process.stdout.write(`LOADED ${name}\n`)
})
