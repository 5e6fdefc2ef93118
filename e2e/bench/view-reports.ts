import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../lib/cli/running-site'
import { FIXTURE_DIST, startSite } from '../site'

/*
 * Measures what view reports cost the server, compared with a bare Node server that gives the same response. Run it
 * with `npx tsx e2e/bench/view-reports.ts`, on the site that `npm run e2e` built last. Processor time is that of the
 * server's process, so that other load on the machine changes little.
 */
const A_SECOND = 200
const SECONDS = 20
const TICKS_A_SECOND = 100
const PAGES = ['/', '/about', '/articles', '/project', '/article/texto-con-notas', '/en/about']
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Returns the processor time a process has used so far, in seconds (proc(5): utime and stime). */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

function report(url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      origin: url,
      'sec-fetch-site': 'same-origin',
      'user-agent': USER_AGENT,
      'content-type': 'text/plain',
    }
    request(`${url}/api/vista`, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end(body)
  })
}

/**
 * Sends reports at a constant rate.
 * @param aSecond reports per second; 0 measures the idle server
 * @returns the share of a core that the server uses
 */
async function load(url: string, pid: number, aSecond: number): Promise<number> {
  const [before, started] = [processorSeconds(pid), performance.now()]
  let sent = 0
  const answers: Promise<unknown>[] = []
  while (performance.now() - started < SECONDS * 1_000) {
    for (; sent < ((performance.now() - started) / 1_000) * aSecond; sent += 1)
      answers.push(report(url, `${PAGES[sent % PAGES.length]} h${sent % 40}.example`))
    await setTimeout(10)
  }
  await Promise.all(answers)
  return (processorSeconds(pid) - before) / ((performance.now() - started) / 1_000)
}

const BARE = `require('http').createServer((request, response) =>
  request.resume().on('end', () => response.writeHead(204).end())).listen(process.argv[1], 'localhost')`

async function loadBare(): Promise<number> {
  const port = await freePort()
  const child = spawn(process.execPath, ['-e', BARE, String(port)], { stdio: 'ignore' })
  await setTimeout(2_000)
  try {
    return await load(`http://localhost:${port}`, child.pid ?? 0, A_SECOND)
  } finally {
    child.kill()
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
  const site = await startSite(FIXTURE_DIST, { COUNTERS: 'on', COUNTERS_DIR: folder })
  try {
    for (const page of PAGES) await report(site.url, page)
    await setTimeout(2_000)
    const percent = (share: number) => `${(share * 100).toFixed(2)} % of a core`
    console.log(`idle: ${percent(await load(site.url, site.pid, 0))}`)
    console.log(`${A_SECOND} reports a second: ${percent(await load(site.url, site.pid, A_SECOND))}`)
    console.log(`the same to a bare server: ${percent(await loadBare())}`)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true })
  }
}

void main()
