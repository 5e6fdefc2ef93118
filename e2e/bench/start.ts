import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../lib/cli/running-site'
import { nextCommand } from '../../lib/server/next-internals/command'
import { benchEnvironment } from './bench-site'
import { buildEmptySite, EMPTY_SITE } from './empty-page'
import { atMost, type Measured } from './report'
import { inTurns, spread } from './statistics'

const ROOT = path.resolve(__dirname, '../..')
const LIMIT_MS = 1_000
const TIMEOUT_MS = 30_000
const POLL_MS = 5

type Command = { command: string; args: string[]; cwd: string; env?: Record<string, string> }

/**
 * Measures the time from a start command to the first response of the home page, compared with an empty
 * page of the same Next, in turns.
 */
export async function measureStart({ runs }: { runs: number }): Promise<Measured> {
  await buildEmptySite()
  const { port, variables } = benchEnvironment()
  const other = await freePort()
  const command = {
    command: process.execPath,
    args: ['lib/server/start-command.cjs'],
    cwd: ROOT,
    env: variables,
  }
  const empty = [nextCommand(EMPTY_SITE), 'start']
  const times = await inTurns(runs, {
    npm: () => untilAnswer({ ...command, command: 'npm', args: ['start', '--'] }, port),
    node: () => untilAnswer(command, port),
    empty: () => untilAnswer({ command: process.execPath, args: empty, cwd: EMPTY_SITE }, other),
  })
  const npm = spread(times.npm)
  return {
    tables: [
      {
        heading: 'Milliseconds until the home page is answered',
        heads: ['command', 'ms'],
        rows: [
          ['npm start', npm],
          ['the same without npm', spread(times.node)],
          ['empty Next page, without npm', spread(times.empty)],
        ],
      },
    ],
    goals: [atMost('start to first answer', LIMIT_MS, [['npm start', npm.median]], ' ms')],
  }
}

async function untilAnswer({ command, args, cwd, env = {} }: Command, port: number): Promise<number> {
  const { PATH, HOME } = process.env
  const started = performance.now()
  const child = spawn(command, [...args, '-H', 'localhost', '-p', String(port)], {
    cwd,
    env: { PATH, HOME, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: 'ignore',
    detached: true, // npm forwards no signals, so the whole process group is killed
  })
  try {
    while (performance.now() - started < TIMEOUT_MS) {
      if ((await statusOf(port)) === 200) return performance.now() - started
      await setTimeout(POLL_MS)
    }
    throw new Error(`${command} ${args.join(' ')} answered nothing within ${TIMEOUT_MS / 1_000} s.`)
  } finally {
    const gone = once(child, 'exit')
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    await gone
  }
}

/**
 * Requests the home page.
 * @returns its status, 0 while nothing listens
 */
function statusOf(port: number): Promise<number> {
  return new Promise((resolve) => {
    request({ host: 'localhost', port, path: '/', agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end()
  })
}
