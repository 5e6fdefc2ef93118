import { Marks } from '../marks'
import { mobiledocHtml } from './ghost-mobiledoc'

const html = (document: Record<string, unknown>) => mobiledocHtml(document, new Marks())
const text = (value: string, opening: number[] = [], closing = 0) => [0, opening, closing, value]

test('paragraphs, headings, pictures and lists', () => {
  expect(
    html({
      sections: [
        [1, 'p', [text('a < b')]],
        [1, 'h2', [text('Dos')]],
        [2, 'https://otro.example/a.png?x=1&y="'],
        [3, 'ol', [[text('uno')], [text('dos')]]],
        [4, 'p', [text('unknown')]],
      ],
    }),
  ).toBe(
    '<p>a &lt; b</p>\n<h2>Dos</h2>\n<p><img src="https://otro.example/a.png?x=1&amp;y=&quot;" alt=""></p>\n' +
      '<ol><li>uno</li><li>dos</li></ol>\n',
  )
})

test('marks inside of a line are closed in their order, links have their address', () => {
  const markups = [['b'], ['a', ['rel', 'x', 'href', 'https://otro.example/?a&b']], ['SCRIPT', []]]
  const line = [text('uno ', [0]), text('dos', [1], 2), text(' tres', [2], 1), text('.', [], 9)]
  expect(html({ markups, sections: [[1, 'p', line]] })).toBe(
    '<p><b>uno <a href="https://otro.example/?a&amp;b">dos</a></b><span> tres</span>.</p>',
  )
})

test('a line end is one, any other atom is nothing', () => {
  const atoms = [
    ['soft-return', '', {}],
    ['mention', 'x', {}],
  ]
  const line = [text('uno'), [1, [], 0, 0], text('dos'), [1, [], 0, 1], [1, [], 0, 7]]
  expect(html({ atoms, sections: [[1, 'p', line]] })).toBe('<p>uno<br>dos</p>')
})

test('a card is what Ghost shows of it', () => {
  const cards = [['html', { html: '<i>a</i>' }], ['hr']]
  expect(
    html({
      cards,
      sections: [
        [10, 0],
        [10, 1],
      ],
    }),
  ).toMatch(/^<i>a<\/i>\s*\n<hr>$/)
})

test('a name of an element that is none is a paragraph; what is broken is nothing', () => {
  expect(html({ sections: [[1, 'p onclick=x', [text('a')]]] })).toBe('<p>a</p>')
  expect(html({ sections: [[1, 7, [text('a')]]] })).toBe('<p>a</p>')
  expect(html({ sections: [[1, 'p', 'x'], 'x', null] })).toBe('<p></p>\n\n')
  expect(html({})).toBe('')
})
