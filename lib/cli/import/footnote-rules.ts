import type TurndownService from 'turndown'

/**
 * Adds footnotes in the markup of Markdown converters, which Ghost has kept: `<sup class="footnote-ref">` with a link to
 * `<li class="footnote-item" id="fn1">`.
 */
export function addFootnoteRules(service: TurndownService): void {
  service.addRule('footnote reference', {
    filter: (node) => referenced(node) !== null,
    replacement: (_, node) => `[^${referenced(node as Element)}]`,
  })
  service.addRule('footnote', {
    filter: (node) => node.nodeName === 'LI' && labelOf(node.id) !== null && hasClass(node, 'footnote-item'),
    replacement: (content, node) =>
      `\n\n[^${labelOf((node as Element).id)}]: ${content
        .trim()
        .replace(/(?<=\S) $/gm, '')
        .replace(/\n(?=[^\n])/g, '\n    ')}\n\n`,
  })
  service.addRule('footnote signs', {
    filter: (node) => hasClass(node, 'footnote-backref') || hasClass(node, 'footnotes-sep'),
    replacement: () => '',
  })
}

/** Returns the label of the note that an element refers to; null if it is no reference, or its note isn't there. */
function referenced(node: Element): string | null {
  if (node.nodeName !== 'SUP' || !hasClass(node, 'footnote-ref')) return null
  const id = node.querySelector('a')?.getAttribute('href')?.replace(/^#/, '') ?? ''
  const note = id ? node.ownerDocument.getElementById(id) : null
  return note && hasClass(note, 'footnote-item') ? labelOf(id) : null
}

function labelOf(id: string): string | null {
  return /^fn-?([\w-]{1,40})$/.exec(id)?.[1] ?? null
}

function hasClass(node: Element, name: string): boolean {
  return (node.getAttribute('class') ?? '').split(/\s+/).includes(name)
}
