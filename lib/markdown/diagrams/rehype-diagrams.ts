import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { codeLanguage } from '../highlight'
import { parseText } from '../parse-text'
import type { Scheme } from './clean-svg'

/** Maximum number of diagrams drawn per text; later ones stay code. */
export const MAX_DIAGRAMS = 8

/** The URL of a drawn diagram for each theme, its size in pixels, and its description. */
export type ServedDiagram = Record<Scheme, string> & { width: number; height: number; label: string }

/** Resolves the URLs of the n-th diagram of a text; null keeps it as code. */
export type DiagramAddress = (index: number) => ServedDiagram | null

const FENCE = /mermaid/i

/** Returns the sources of the diagrams of a text, in document order, up to the maximum per text. */
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

/** A rehype plugin that shows diagrams as images, one for each theme, each linked to its own URL. */
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

/** Does the same for feeds, which have no themes: one image, with its own light background. */
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
