// Preloaded into the site's process: prints the packages that were loaded when the process exits.
import { createRequire } from 'node:module'

const { cache } = createRequire(import.meta.url)

process.on('exit', () => {
  const packages = Object.keys(cache).map(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1],
  )
  for (const name of new Set(packages)) if (name) process.stdout.write(`LOADED ${name}\n`)
})
