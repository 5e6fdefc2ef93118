// Preloaded into the site's process and its threads: prints the packages that each has loaded.
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const { cache } = createRequire(import.meta.url)
const printed = new Set()
const POLL_MS = 50

function print() {
  const packages = Object.keys(cache).map(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1],
  )
  for (const name of packages)
    if (name && !printed.has(name)) {
      printed.add(name)
      process.stdout.write(`LOADED ${name}\n`)
    }
}

// A thread that is ended by its process gets no event.
if (isMainThread) process.on('exit', print)
else setInterval(print, POLL_MS).unref()
