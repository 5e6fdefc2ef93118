import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../visit'
import { codeLanguage } from '../code/code-plan'
import { elementOf } from '../elements'
import { NEW_TAB_ID } from '../links'

/** The themes in which diagrams are drawn. */
export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The URL of a drawn diagram for each theme, its size in pixels, and its description. */
export type ServedDiagram = Record<Scheme, string> & { width: number; height: number; label: string }

/** Returns the sources of the diagrams of a text, in document order. */
export function diagramSources(tree: Root): string[] {
  return diagramsOf(tree).map((pre) => toString(pre))
}

function diagramsOf(tree: Root): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre' && codeLanguage(node)?.toLowerCase() === 'mermaid') found.push(node)
  })
  return found
}

type Diagrams = { diagrams: readonly (ServedDiagram | null)[] }

/**
 * A rehype plugin that shows diagrams as images, one for each theme, each linked to its own URL.
 * @param diagrams in document order; null keeps one as code
 */
export function rehypeDiagrams({ diagrams, label }: Diagrams & { label: (description: string) => string }) {
  return (tree: Root) => {
    for (const [index, pre] of diagramsOf(tree).entries()) {
      const served = diagrams[index]
      if (!served) continue
      const links = SCHEMES.map((scheme) => {
        const properties = {
          href: served[scheme],
          target: '_blank',
          rel: ['noopener', 'noreferrer'],
          dataScheme: scheme,
          ariaLabel: label(served.label),
          ariaDescribedBy: [NEW_TAB_ID],
        }
        // The link names both; readers without styles get the description once.
        const picture = pictureOf(served, scheme)
        if (scheme === 'dark') picture.properties.alt = ''
        return elementOf('a', properties, [picture])
      })
      Object.assign(pre, elementOf('figure', { dataDiagram: true }, links))
    }
  }
}

/** Does the same for feeds, which have no themes: one image, with its own light background. */
export function rehypeDiagramPictures({ diagrams }: Diagrams) {
  return (tree: Root) => {
    for (const [index, pre] of diagramsOf(tree).entries()) {
      const served = diagrams[index]
      if (served) Object.assign(pre, elementOf('p', {}, [pictureOf(served, 'light')]))
    }
  }
}

function pictureOf({ width, height, label, ...served }: ServedDiagram, scheme: Scheme): Element {
  const properties = { src: served[scheme], width, height, alt: label, loading: 'lazy', decoding: 'async' }
  return elementOf('img', properties, [])
}
