import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { isSafeLink } from '../../markdown/safe-url'
import type { Finding, Severity } from './finding'
import { bodyOf, type SourceText } from './source-text'
import { parseUrl } from '../../text/parse-url'

/**
 * Valid link targets.
 * @param exists whether a path, with its anchor, exists
 */
export type Site = { origin: string; exists: (path: string, anchor: string) => boolean }

/**
 * Checks links, pictures and URL schemes in the texts of articles, stories and the policy.
 * @param self the text's own path
 */
export function checkText(source: SourceText, self: string, site: Site): Finding[] {
  const { body, lines } = bodyOf(source)
  const findings: Finding[] = []
  const report = (severity: Severity, rule: string, node: Nodes, message: string) => {
    const where = `${source.file}:${(node.position?.start.line ?? 1) + lines}`
    findings.push({ severity, rule, where, message })
  }
  visit(unified().use(remarkParse).use(remarkGfm).parse(body), (node) => {
    if (node.type === 'image' && !node.alt?.trim())
      report('warning', 'alt', node, `the picture ${node.url} has no description for those who don't see it`)
    if (node.type === 'link' || node.type === 'definition') checkLink(node.url, node)
    if (node.type === 'html') checkHtml(node.value, node)
  })
  return findings

  function checkLink(url: string, node: Nodes): void {
    if (url.trim() === '' || url.trim() === '#')
      return report('error', 'empty-link', node, `a link without an address: (${url})`)
    if (!isSafeLink(url))
      return report(
        'error',
        'scheme',
        node,
        `the link ${url.slice(0, 60)} has a scheme that the site takes out`,
      )
    const target = parseUrl(url, site.origin + self)
    if (!target) return report('error', 'link', node, `the link ${url} is no address`)
    if (target.origin !== site.origin) return
    const anchor = decode(target.hash.slice(1))
    if (!site.exists(decode(target.pathname), anchor))
      report('error', 'link', node, `the link ${url} leads nowhere on this site`)
  }

  function checkHtml(html: string, node: Nodes): void {
    for (const [tag] of html.matchAll(/<img\b[^>]*>/gi))
      if (!/\balt\s*=\s*("[^"]+"|'[^']+'|[^\s"'>]+)/i.test(tag))
        report('warning', 'alt', node, `${tag.slice(0, 60)} has no description for those who don't see it`)
    for (const [, url = ''] of html.matchAll(/<a\b[^>]*\bhref\s*=\s*["']([^"']*)["']/gi)) checkLink(url, node)
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
