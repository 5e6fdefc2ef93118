import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit, elementOf } from './tree'
import { codeLanguage } from './code/code-meta'
import { NEW_TAB_ID } from './links'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFile } from '../site/content-folder'
import type { TextWords } from './words'

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

/** The folder of drawn diagrams in the owner's content. */
export const DIAGRAMS_FOLDER = 'diagrams'

/** A drawn diagram. @param title what its author says that it shows, or empty @param texts its words */
type DrawnDiagram = { width: number; height: number; title: string; texts: string }

const HEAD =
  /^<svg xmlns="[^"]*" width="(\d{1,5})" height="(\d{1,5})"[^>]*>(?:<title>([^<]*)<\/title>)?(?:<desc>([^<]*)<\/desc>)?/
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const MAX_LABEL = 200

/**
 * Returns the name of the files of a diagram, which follows from its source: it is drawn once, when it is written, and
 * has to be drawn again only when it changes.
 */
export function diagramName(source: string): string {
  const text = source.replace(/\r\n?/g, '\n').trim()
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Returns the path of a file of a diagram. @param folder of the content, where it isn't this site's */
export function diagramFile(source: string, scheme: Scheme, folder = contentFile('')): string {
  return path.join(
    /* turbopackIgnore: true */ folder,
    DIAGRAMS_FOLDER,
    `${diagramName(source)}.${scheme}.svg`,
  )
}

/** Reads a drawn diagram; null when it isn't drawn. */
export async function readDiagram(source: string, scheme: Scheme): Promise<string | null> {
  return readFile(diagramFile(source, scheme), 'utf8').catch(() => null)
}

/** Returns the size and words of a drawn diagram; null for a file that is no drawing. */
export function describeDiagram(svg: string): DrawnDiagram | null {
  const [, width, height, title = '', texts = ''] = HEAD.exec(svg) ?? []
  if (!width || !height) return null
  return { width: Number(width), height: Number(height), title: decoded(title), texts: decoded(texts) }
}

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}

/** The text alternative of a diagram: what its author says, or its kind with its words. */
export function diagramLabel(source: string, { title, texts }: DrawnDiagram, words: TextWords): string {
  const label = title || [kindOf(source, words), texts].filter(Boolean).join(': ')
  return label.slice(0, MAX_LABEL)
}

function kindOf(source: string, { diagrams }: TextWords): string {
  const [, word = ''] = /^(?:\s*(?:%%.*)?\n|---\n[^]*?\n---\n)*\s*([A-Za-z]+)/.exec(source) ?? []
  const name = word === 'graph' ? 'flowchart' : word
  return Object.hasOwn(diagrams, name) ? diagrams[name as keyof typeof diagrams] : diagrams.any
}
