import fc from 'fast-check'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { literalBlocks } from './literal-blocks'
import { readMarkdown } from './read-markdown'

const literals = (text: string) => literalBlocks(text).map(([start, end]) => text.slice(start, end))

test.each([
  ['```\na\n```\n\nb', ['```\na\n```']],
  ['a\n\n    b\n\nc', ['    b']],
  ['- a\n\n  ~~~\n  b\n  ~~~\n- c', ['~~~\n  b\n  ~~~']],
  ['<div>\n> a\n</div>\n\nb', ['<div>\n> a\n</div>']],
  ['[^1]: a\n\n    > b', []],
  ['$$\n```\n$$\n\na', []],
  ['a `b` <i>c</i>\n    d', []],
])('%j: %j', (text, blocks) => expect(literals(text)).toEqual(blocks))

/** The literal blocks of a text that is parsed with the content of its paragraphs. */
function literalsOfAll(text: string): string[] {
  const found: string[] = []
  visit(readMarkdown(text) as Root, (node, _index, parent) => {
    const isBlock = /^(?:root|blockquote|listItem|footnoteDefinition)$/.test(parent?.type ?? '')
    if (isBlock && /^(?:code|html)$/.test(node.type) && node.position)
      found.push(text.slice(node.position.start.offset, node.position.end.offset))
  })
  return found
}

test('whatever stands around a block', () => {
  const part = fc.constantFrom(
    ...[
      '```',
      '~~~',
      '$$',
      '<div>',
      '<!--',
      '-->',
      '</pre>',
      '<pre>',
      '<b>',
      '[^1]: ',
      '[a]: b',
      '|',
      '|-|',
      '---',
    ],
    ...['> ', '- ', '1. ', '    ', '  ', '\t', '\n', '\n\n', 'a', '`', '# ', '\\', '&', '\u00e9'],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) =>
      expect(literals(parts.join(''))).toEqual(literalsOfAll(parts.join(''))),
    ),
    { numRuns: 500 },
  )
})
