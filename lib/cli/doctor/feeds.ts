import { SaxesParser } from 'saxes'
import { causeOf } from '../../site/log'
import type { Finding } from './finding'

/**
 * Parses feeds as strictly as the strictest feed reader, which shows nothing of a feed with a single mistake.
 * @param feeds their addresses; those of other sites are skipped
 * @param read returns the text at a path of this site
 */
export async function checkFeeds(
  feeds: Iterable<string>,
  origin: string,
  read: (path: string) => Promise<string>,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const address of feeds) {
    if (!address.startsWith(`${origin}/`)) continue
    const where = address.slice(origin.length)
    const fault = feedFault(await read(where))
    if (fault) findings.push({ severity: 'error', where, message: `no reader can read this feed: ${fault}` })
  }
  return findings
}

/** Why a text is neither well-formed XML nor a JSON Feed; null if it is one of both. */
export function feedFault(text: string): string | null {
  try {
    if (text.trimStart().startsWith('{')) {
      const { version, items } = JSON.parse(text) as { version?: unknown; items?: unknown }
      return typeof version === 'string' && Array.isArray(items) ? null : 'it has no version or no items'
    }
    const parser = new SaxesParser({ xmlns: true })
    parser.on('error', (error) => {
      throw error
    })
    parser.write(text).close()
    return null
  } catch (error) {
    return causeOf(error)
  }
}
