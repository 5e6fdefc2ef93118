import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Markdown } from './markdown'

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

/** Inputs known to make Markdown parsers slow, or to overflow their stack. */
test.each([
  ['open brackets', '['.repeat(50_000)],
  ['open pictures', '!['.repeat(30_000)],
  ['quotes in quotes', `${'>'.repeat(5_000)} a`],
  ['quotes in quotes with blanks', `${'> '.repeat(5_000)} a`],
  ['emphasis that never ends', '*a **b '.repeat(20_000)],
  ['lists in lists', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  ['lists in one line', `${'- '.repeat(5_000)}a`],
  ['runs of backticks', Array.from({ length: 2_000 }, (_, length) => `e${'`'.repeat(length)}`).join('')],
  ['elements in elements', `${'<div>'.repeat(3_000)}a`],
  ['inline elements in each other', `a ${'<b>'.repeat(5_000)}a`],
  [
    'a megabyte of paragraphs',
    'Con **negrita** y [enlace](https://example.com) y `código`.\n\n'.repeat(17_000),
  ],
  ['links that never close', '[a](b'.repeat(20_000)],
  [
    'hundreds of notes',
    Array.from({ length: 800 }, (_, note) => `[^${note}] \n\n[^${note}]: x\n`).join('\n'),
  ],
  ['ampersands', '&'.repeat(50_000)],
  ['dollars', '$'.repeat(40_000)],
  ['formulas that never end', '$a '.repeat(20_000)],
  ['formulas', '$\\frac{a}{b}$ '.repeat(5_000)],
  ['blocks of formulas that never end', '$$\n\n'.repeat(10_000)],
  ['formulas that call themselves', '$\\def\\a{\\a\\a}\\a$\n\n'.repeat(2_000)],
  ['groups in groups of a formula', `$$\n${'{'.repeat(30_000)}\n$$`],
  ['alerts', '> [!NOTE]\n> a\n\n'.repeat(10_000)],
  [
    'alerts in alerts',
    Array.from({ length: 300 }, (_, depth) => `${'> '.repeat(depth + 1)}[!TIP]`).join('\n'),
  ],
  ['diagrams', '```mermaid\ngraph TD\nA --> B\n```\n\n'.repeat(2_000)],
  [
    'code that marks all of its lines',
    `\`\`\`js {1-99999} /a/ showLineNumbers\n${'a;\n'.repeat(2_900)}\`\`\``,
  ],
  ['blocks of marked code', '```js {1} /a/ title="a"\na\n```\n\n'.repeat(2_000)],
  ['videos', 'https://youtu.be/dQw4w9WgXcQ\n\n'.repeat(3_000)],
  ['figures', '![a](/images/a.png "b")\n\n'.repeat(5_000)],
])('%s: shown or cut with a sentence, without a fault', (_name, content) => {
  expect(renderToStaticMarkup(<Markdown content={content} />).length).toBeGreaterThan(30)
})

test('a text that is cut says so', () => {
  render(<Markdown content={`Un párrafo.\n\n${'*a_'.repeat(1_000)}`} />)
  expect(screen.getByText('Un párrafo.')).toBeInTheDocument()
  expect(
    screen.getByText('Este texto es demasiado largo o complejo para mostrarlo entero aquí.'),
  ).toBeInTheDocument()
})

test('an ordinary text is not', () => {
  render(<Markdown content={'> > Una cita dentro de otra.\n\n- a\n  - b\n    - c'} />)
  expect(screen.queryByText(/demasiado largo/)).not.toBeInTheDocument()
  expect(screen.getByText('Una cita dentro de otra.').closest('blockquote blockquote')).not.toBeNull()
})

/** The start and end tags of a text, in document order. */
const tags = (html: string) => html.match(/<\/?[a-z]\w*/g)

test.each([
  ['a form around paragraphs', '<p><form><p>a</p><div>b</div></form></p>'],
  ['a link in a link', '<a href="/a"><object><a href="/b">b</a></object></a>'],
  ['a paragraph in a drawing', '<p>a<svg><foreignObject><p>b</p></foreignObject></svg></p>'],
  ['rows without a table', '<p><object><tr><td>a</td></tr></object></p>'],
  ['a table with a paragraph between its rows', '<table><p>a</p><tr><td>b</td></tr></table>'],
  ['a button with a list', '<p><button><ul><li>a</li></ul></button></p>'],
  [
    'a figure in a paragraph',
    '<p>a<figure><img src="/a.png" alt="b"><figcaption><p>c</figcaption></figure></p>',
  ],
  ['a caption without a figure', '<table><figcaption>a</figcaption></table>'],
  [
    'all that Markdown adds',
    '> [!NOTE]\n> $x^2$\n\n$$\n\\frac{1}{2}\n$$\n\n```ts title="a" {1}\nb\n```\n\n![c](/d.png "e")\n\nhttps://youtu.be/dQw4w9WgXcQ',
  ],
  ['a heading in a heading', '<h2><video><h3>a</h3></video></h2>'],
])('%s: a browser reads the page as it was written, and changes nothing', (_name, content) => {
  const written = renderToStaticMarkup(<Markdown content={`Texto.\n\n${content}`} />)
  const frame = document.createElement('div')
  frame.innerHTML = written
  expect(tags(frame.innerHTML)).toEqual(tags(written))
})
