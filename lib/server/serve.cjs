// @ts-check
'use strict'

// The HTTP server of `npm start` and of the container: Next's custom server, as its guide describes it.

const { once } = require('node:events')
const http = require('node:http')

/**
 * Starts the site in this process. `next start` listens first and reads the content afterwards; this server accepts
 * its first connection when content and search index are there, so that a proxy or a supervisor sends no visitor to a
 * site that isn't ready.
 * @param {{ dir: string; port: number; host?: string | undefined }} options
 * @throws Error of Node when it can't listen there
 */
async function serve({ dir, port, host }) {
  Object.assign(process.env, { NODE_ENV: 'production' })
  // Called by lib/server/start.ts: Next itself doesn't wait for the instrumentation.
  /** @type {Promise<typeof import('./http-server').createSiteServer>} */
  const started = new Promise((resolve) => {
    Reflect.set(globalThis, Symbol.for('portfolio.started'), resolve)
  })
  /** @type {typeof import('next').default} */
  const next = Object(require('next'))
  const app = next({
    dir,
    port,
    // Also on another address: Next compares it with the target of a rewrite, for which it takes 127.0.0.1 and [::1] as
    // localhost, and would send a rewrite to another host over the network.
    hostname: 'localhost',
    // Where Next waits for upgrades to other protocols: nowhere, so that such requests are answered as normal ones.
    httpServer: new http.Server(),
  })
  await app.prepare()
  const answer = app.getRequestHandler()
  const createSiteServer = await started
  const server = createSiteServer(answer)
  await visitOnce(answer)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  process.stdout.write(`Ready on http://${host || 'localhost'}:${addressOf(server).port}\n`)
}

/** A page, and what is put together from many texts. */
const FIRST_VISITED = ['/', '/rss.xml', '/llms-full.txt']
const VISIT_MS = 10_000

/**
 * Visits the site once, on an address that nobody else knows: its first answers take longer than any later one, because
 * code is loaded and content is put together for them.
 * @param {http.RequestListener} answer
 */
async function visitOnce(answer) {
  const inside = http.createServer(answer)
  await once(inside.listen(0, '127.0.0.1'), 'listening')
  const base = `http://127.0.0.1:${addressOf(inside).port}${process.env.BASE_PATH || ''}`
  // What fails here fails again for a visitor, who is told.
  for (const path of FIRST_VISITED)
    await fetch(`${base}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(VISIT_MS) })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
  inside.closeAllConnections()
  inside.close()
}

/** @param {http.Server} server */
function addressOf(server) {
  return /** @type {import('node:net').AddressInfo} */ (server.address())
}

module.exports = { serve }
