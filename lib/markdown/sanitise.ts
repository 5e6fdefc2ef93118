import type { ElementContent, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import type { PluggableList } from 'unified'
import { EXIT, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { rehypeLimitDepth } from './limit-depth'
import { withPlainScheme } from './safe-url'
import { sanitizeSchema } from './sanitize-schema'

/**
 * The plugins that sanitise HTML in a text. Where the author wrote HTML, the result is parsed once more after
 * sanitising: removing an element can leave others where HTML doesn't allow them, and a browser would move them. HTML
 * generated from Markdown needs no second pass.
 */
export function sanitising(schema = sanitizeSchema): PluggableList {
  return [
    rehypeElements,
    rehypeLimitDepth,
    rehypePlainSchemes,
    [rehypeElementsAgain, schema],
    [rehypeSanitize, schema],
  ]
}

const read = rehypeRaw()

/** Parses raw HTML into elements, and records whether there was any. */
function rehypeElements() {
  return (tree: Root, file: VFile): Root => {
    let written = false
    visit(tree, 'raw', () => {
      written = true
      return EXIT
    })
    file.data.hasElements = written
    return written ? openTemplates(read(tree, file) as Root) : tree
  }
}

/**
 * Moves the content of templates into the tree. The parser stores it beside the tree, where the sanitiser loses it: an
 * author who forgets to mark `<template>` as code would lose all text after it. Of any other element that isn't
 * allowed, the content stays.
 */
function openTemplates(tree: Root): Root {
  visit(tree, 'element', (element) => {
    if (!element.content) return
    element.children = element.content.children as ElementContent[]
    delete element.content
  })
  return tree
}

/**
 * Lower-cases the schemes of URLs: the sanitiser compares them case-sensitively, browsers don't, so `HTTPS://` is
 * allowed too.
 */
function rehypePlainSchemes() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src'])
        if (typeof properties[name] === 'string') properties[name] = withPlainScheme(properties[name])
    })
}

/** Ids are prefixed in the last step only; doing it here too would prefix them twice. */
function rehypeElementsAgain(schema: typeof sanitizeSchema) {
  const sanitize = rehypeSanitize({ ...schema, clobber: [] })
  return (tree: Root, file: VFile): Root =>
    file.data.hasElements ? (read(sanitize(tree) as Root, file) as Root) : tree
}
