import { request } from 'undici'
import { parseUrl } from '../../text/parse-url'
import type { Page } from './crawl'
import type { Finding } from './finding'

const KB = 1_000
/** Weight limits of a page, in transferred bytes. Pictures count at the width a phone requests. */
export const BUDGETS = { html: 60 * KB, styles: 30 * KB, scripts: 200 * KB, pictures: 1_000 * KB }
type Kind = keyof typeof BUDGETS

const PHONE_PX = 828
const TIMEOUT_MS = 20_000
const WORDS: Record<Kind, string> = {
  html: 'its HTML',
  styles: 'its styles',
  scripts: 'its scripts',
  pictures: 'its pictures',
}

/**
 * Reports pages too heavy for a visitor on a phone.
 * @param base where the site is served
 */
export async function checkWeights(pages: Page[], base: string, origin: string): Promise<Finding[]> {
  const known = new Map<string, Promise<number>>()
  const weigh = (address: string) => {
    const held = known.get(address) ?? bytesOf(address)
    known.set(address, held)
    return held
  }
  const findings: Finding[] = []
  for (const page of pages)
    if (page.status === 200 && page.facts) findings.push(...(await weighPage(page, base, origin, weigh)))
  return findings
}

async function weighPage(
  { path, html, facts }: Page,
  base: string,
  origin: string,
  weigh: (address: string) => Promise<number>,
): Promise<Finding[]> {
  const own = (address: string): string[] => {
    const url = parseUrl(address, origin + path)
    return url?.origin === origin ? [base + url.pathname + url.search] : []
  }
  const parts: Record<Kind, string[]> = {
    html: [base + path],
    styles: (facts?.links ?? []).filter(({ rel }) => rel === 'stylesheet').flatMap(({ href }) => own(href)),
    scripts: scriptsOf(html).flatMap(own),
    pictures: (facts?.pictures ?? []).map(phoneSource).flatMap(own),
  }
  const kinds = Object.keys(BUDGETS) as Kind[]
  const findings = await Promise.all(
    kinds.map(async (kind): Promise<Finding[]> => {
      const addresses = [...new Set(parts[kind])]
      const weights = await Promise.all(addresses.map(weigh))
      const whole = weights.reduce((sum, bytes) => sum + bytes, 0)
      if (whole <= BUDGETS[kind]) return []
      const heaviest = addresses[weights.indexOf(Math.max(...weights))]?.slice(base.length)
      const most =
        kind === 'pictures' ? `; the heaviest is ${heaviest}, ${kilobytes(Math.max(...weights))}` : ''
      const message = `${WORDS[kind]} weigh${kind === 'html' ? 's' : ''} ${kilobytes(whole)}; the budget is ${kilobytes(BUDGETS[kind])}${most}`
      return [{ severity: 'warning', rule: 'weight', where: path, message }]
    }),
  )
  return findings.flat()
}

/** Returns the script files a page names: in elements, and in the list from which its loader reads deferred scripts. */
function scriptsOf(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/\/_next\/static\/[^"'\\\s<>]+?\.js(?:\?[^"'\\\s<>]*)?/g)].map(([file]) => file),
    ),
  ]
}

/** Returns the `srcset` candidate a phone would choose, or the only source. */
function phoneSource({ src, srcset }: { src: string; srcset: string }): string {
  const candidates = [...srcset.matchAll(/(\S+)\s+(\d+)w/g)].map(([, address = '', width]) => ({
    address,
    width: Number(width),
  }))
  const wide = candidates.sort((a, b) => a.width - b.width).find(({ width }) => width >= PHONE_PX)
  return wide?.address ?? candidates.at(-1)?.address ?? src
}

/** Returns the transferred bytes of a response; 0 for a failed one, which other checks report. */
async function bytesOf(address: string): Promise<number> {
  try {
    const { body } = await request(address, {
      headers: { 'accept-encoding': 'gzip, br', accept: 'image/avif,image/webp,*/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    let bytes = 0
    for await (const part of body) bytes += (part as Buffer).length
    return bytes
  } catch {
    return 0
  }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / KB)} kB`
}
