import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** Facts that a crawler without JavaScript reads from a page. */
export type PageFacts = {
  title: string
  /** By name or property; a property may occur more than once. */
  meta: Record<string, string[]>
  links: { rel: string; href: string; type: string }[]
  anchors: string[]
  ids: string[]
  /** Parsed structured data. */
  data: unknown[]
}

/**
 * Reads the facts of a page.
 * @param html a whole page, or its first bytes
 */
export function readFacts(html: string): PageFacts {
  const facts: PageFacts = {
    title: '',
    meta: {},
    links: [],
    anchors: [],
    ids: [],
    data: [],
  }
  const tree: Root = unified().use(rehypeParse).parse(html)
  visit(tree, 'element', (node, _index, parent) => {
    const { properties } = node
    if (properties.id) facts.ids.push(String(properties.id))
    if (node.tagName === 'title' && parent && 'tagName' in parent && parent.tagName === 'head')
      facts.title = textOf(node)
    if (node.tagName === 'meta') {
      const name = String(properties.name ?? properties.property ?? '')
      facts.meta[name] = [...(facts.meta[name] ?? []), String(properties.content ?? '')]
    }
    if (node.tagName === 'link')
      facts.links.push({
        rel: [properties.rel].flat().join(' '),
        href: String(properties.href ?? ''),
        type: String(properties.type ?? ''),
      })
    if (node.tagName === 'a' && properties.href) facts.anchors.push(String(properties.href))
    if (node.tagName === 'script' && properties.type === 'application/ld+json')
      facts.data.push(JSON.parse(textOf(node)))
  })
  return facts
}

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}
