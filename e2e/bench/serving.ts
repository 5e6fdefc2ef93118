import { execFileSync } from 'node:child_process'
import { hasTool } from '../../lib/cli/system-package'
import { startNginx } from './nginx'

const SECONDS = 4
const CONNECTIONS = 64

export type Served = { address: string; by: string; perSecond: number; p99Ms: number }

/**
 * Requests per second, gzip, over 64 connections: Node, nginx in front of it, and nginx with the same responses as
 * files.
 */
export async function measureServing(site: string, addresses: string[]): Promise<Served[] | string> {
  if (!hasTool('wrk', 'wrk')) return 'wrk is missing (Debian: wrk)'
  const bodies = new Map<string, Buffer>()
  for (const address of addresses)
    bodies.set(address, Buffer.from(await (await fetch(site + address)).arrayBuffer()))
  const served = addresses.map((address) => load(site + address, address, 'Node'))
  if (!hasTool('nginx', 'nginx')) return served
  const nginx = await startNginx(site, { files: bodies })
  try {
    for (const address of addresses) {
      await fetch(nginx.url + address)
      served.push(load(nginx.url + address, address, 'nginx, this configuration'))
      served.push(load(nginx.plainUrl + address.replace(/\?.*/, ''), address, 'nginx, plain files'))
    }
  } finally {
    await nginx.stop()
  }
  return served
}

function load(url: string, address: string, by: string): Served {
  const flags = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const printed = execFileSync('wrk', flags, { encoding: 'utf8' })
  const perSecond = Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1] ?? 0))
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? []
  const scale = unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1
  if (/Non-2xx/.test(printed)) throw new Error(`${by} answered ${address} with faults:\n${printed}`)
  return { address, by, perSecond, p99Ms: Number((Number(amount ?? 0) * scale).toFixed(1)) }
}
