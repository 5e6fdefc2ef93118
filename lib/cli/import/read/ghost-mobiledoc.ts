import { isRecord } from '../../../content/read-values'
import { escapeMarkup } from '../../../text/escaping'
import type { Marks } from '../marks'
import { listIn } from '../values'
import { cardHtml } from './ghost-lexical'

const TAG = /^[a-z][a-z0-9]{0,11}$/

/** Converts Mobiledoc 0.3, the format of Ghost's editor until 2023, to HTML. */
export function mobiledocHtml(document: Record<string, unknown>, marks: Marks): string {
  const markups = listIn(document, 'markups')
  const atoms = listIn(document, 'atoms')
  const inline = (markers: unknown) => inlineHtml(asList(markers), markups, atoms)
  return listIn(document, 'sections')
    .map((section) => {
      const [kind, second, third] = asList(section)
      if (kind === 1) return element(second, inline(third))
      if (kind === 2) return `<p><img src="${escapeMarkup(String(second))}" alt=""></p>`
      if (kind === 3)
        return element(
          second,
          asList(third)
            .map((item) => `<li>${inline(item)}</li>`)
            .join(''),
        )
      if (kind !== 10) return ''
      const [type, payload] = asList(listIn(document, 'cards')[Number(second)])
      return cardHtml(String(type), isRecord(payload) ? payload : {}, marks)
    })
    .join('\n')
}

/** Converts markers to HTML. A marker is [kind, opening markups, number of closing ones, text or atom index]. */
function inlineHtml(markers: unknown[], markups: unknown[], atoms: unknown[]): string {
  const open: string[] = []
  return markers
    .map((marker) => {
      const [kind, opening, closing, value] = asList(marker)
      const opened = asList(opening).map((number) => {
        const [tag, attributes] = asList(markups[Number(number)])
        const name = TAG.test(String(tag)) ? String(tag) : 'span'
        open.push(name)
        return `<${name}${attributesHtml(asList(attributes))}>`
      })
      // The only atom that Ghost writes is a line break.
      const text =
        kind === 0
          ? escapeMarkup(String(value))
          : asList(atoms[Number(value)])[0] === 'soft-return'
            ? '<br>'
            : ''
      const closed = Array.from(
        { length: Math.min(Number(closing) || 0, open.length) },
        () => `</${open.pop()}>`,
      )
      return opened.join('') + text + closed.join('')
    })
    .join('')
}

function attributesHtml(pairs: unknown[]): string {
  const at = pairs.indexOf('href')
  return at === -1 ? '' : ` href="${escapeMarkup(String(pairs[at + 1]))}"`
}

function element(tag: unknown, inner: string): string {
  const name = TAG.test(String(tag)) ? String(tag) : 'p'
  return `<${name}>${inner}</${name}>`
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
