import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { hasTool } from '../../lib/cli/system-package'

const CONNECTIONS = 32

export type Load = { perSecond: number; p99Ms: number }

/** Whether wrk is available; installs it where possible. */
export const hasWrk = () => hasTool('wrk', 'wrk')

/**
 * Loads a URL for some seconds over 32 connections, with gzip.
 * @throws Error on failed responses, since fast errors would distort the figure
 */
export async function load(url: string, seconds: number): Promise<Load> {
  const flags = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const { stdout } = await promisify(execFile)('wrk', flags, { timeout: (seconds + 20) * 1_000 })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} answered with faults:\n${stdout}`)
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const scale = unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Ms: Number(amount ?? 0) * scale,
  }
}
