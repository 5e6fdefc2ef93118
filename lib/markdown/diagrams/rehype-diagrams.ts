import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { codeLanguage } from '../highlight'
import { parseText } from '../parse-text'
import type { Scheme } from './clean-svg'

/** Pictures of one text that are drawn; the rest stays code. */
export const MAX_DIAGRAMS = 8

/** Where a drawn diagram is served in each theme, its size in pixels, and its description. */
export type ServedDiagram = Record<Scheme, string> & { width: number; height: number; label: string }

/** Resolves where the n-th diagram of a text is served from; null leaves its source. */
export type DiagramAddress = (index: number) => ServedDiagram | null

const FENCE = /mermaid/i

/** The sources of the diagrams of a text, in document order. */
export function diagramSources(content: string): string[] {
  if (!FENCE.test(content)) return [] // true of most texts
  return diagramsOf(parseText(content).tree).map((pre) => toString(pre))
}

function diagramsOf(tree: Root): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre' && codeLanguage(node)?.toLowerCase() === 'mermaid') found.push(node)
  })
  return found.slice(0, MAX_DIAGRAMS)
}

type Options = { address: DiagramAddress; label: (description: string) => string }

/** A rehype plugin that shows diagrams as pictures, one for each theme, which lead to themselves. */
export function rehypeDiagrams({ address, label }: Options) {
  return (tree: Root) => {
    for (const [index, pre] of diagramsOf(tree).entries()) {
      const served = address(index)
      if (!served) continue
      const links = (['light', 'dark'] as const).map((scheme) => linkTo(served, scheme, label))
      Object.assign(pre, { tagName: 'figure', properties: { dataDiagram: true }, children: links })
    }
  }
}

/** The same for feeds, which know no theme: one picture, on its own light ground. */
export function rehypeDiagramPictures({ address }: { address: DiagramAddress }) {
  return (tree: Root) => {
    for (const [index, pre] of diagramsOf(tree).entries()) {
      const served = address(index)
      if (served) Object.assign(pre, { tagName: 'p', properties: {}, children: [pictureOf(served, 'light')] })
    }
  }
}

function linkTo(served: ServedDiagram, scheme: Scheme, label: Options['label']): Element {
  const properties = {
    href: served[scheme],
    target: '_blank',
    rel: ['noopener', 'noreferrer'],
    dataScheme: scheme,
    ariaLabel: label(served.label),
  }
  return { type: 'element', tagName: 'a', properties, children: [pictureOf(served, scheme)] }
}

function pictureOf({ width, height, label, ...served }: ServedDiagram, scheme: Scheme): Element {
  const properties = { src: served[scheme], width, height, alt: label, loading: 'lazy', decoding: 'async' }
  return { type: 'element', tagName: 'img', properties, children: [] }
}
