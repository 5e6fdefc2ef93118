import { feedHtml } from '../feed-html'
import { pageHtml } from '../page-html'

const toHtml = (content: string) => pageHtml(content, {})
const formulas = (content: string) => toHtml(content).match(/<math[\s>]/g)?.length ?? 0

test.each([
  ['Cuesta $5 y $10.', 0],
  ['Cuesta $5, o 10$ en la tienda de al lado.', 0],
  ['La ruta es $HOME/bin:$PATH.', 0],
  ['Escapado: \\$x\\$.', 0],
  ['Código: `$x$`.', 0],
  ['$$$x$$$', 0],
  ['Pegado a$x$ delante.', 0],
  ['Pegado $x$a detrás.', 0],
  ['Un hueco $ x$ delante.', 0],
  ['Un hueco $x $ detrás.', 0],
  ['Tres $$$x$ delante.', 0],
  ['Uno y dos $x$$ detrás.', 0],
  ['Nada entre $$$$ dos.', 0],
  ['Sin final $$x', 0],
  ['$$$\nx\n$$$', 0],
])('money and code are not formulas: %s', (content) => expect(formulas(content)).toBe(0))

test.each([
  ['La suma $x+y$ basta.', 1],
  ['El año $2026$, o $2 + 3$.', 2],
  ['($x$), "$y$": $z$.', 3],
  ['Tras un dólar escrito \\$$x$.', 1],
  ['En dos líneas $x +\ny$.', 1],
  ['$$  \nx\n\ny\n$$', 1],
  ['Fin de línea de TeX $a \\\\$.', 1],
  ['$$\nx = 1\n+ y\n$$', 1],
  ['$$ x = 1 $$', 1],
  ['```math\nx = 1\n```', 1],
  ['- Uno:\n\n  $$\n  x\n  $$', 1],
  ['| a |\n|---|\n| $x$ |', 1],
])('a formula is rendered: %s', (content, count) => expect(formulas(content)).toBe(count))

test('double dollars make a block when alone in a paragraph, but not inline', () => {
  expect(toHtml('$$ x $$')).toMatch(/<div data-math[^>]*><math[^>]* display="block"/)
  expect(toHtml('$$\nx\n$$')).toMatch(/<div data-math[^>]*><math[^>]* display="block"/)
  expect(toHtml('Sea $$x$$.')).toMatch(/<p>Sea <math[^>]*>/)
  expect(toHtml('Sea $$x$$.')).not.toContain('display="block"')
})

test.each([
  ['$x$', /^<p><math>.*<\/math><\/p>$/],
  ['$$x$$ basta.', /^<p><math>.*<\/math> basta\.<\/p>$/],
  ['- $$x$$', /<li><math>.*<\/math><\/li>/],
  ['## $$x$$', /<h3.*<math>.*<\/h3>/],
  ['$\\desconocido$', /^<p><code>\\desconocido<\/code><\/p>$/],
])('content around a formula is unchanged: %s', (content, shown) => expect(toHtml(content)).toMatch(shown))

test('a long inline formula gets a scrollable frame, a short one does not', () => {
  expect(toHtml(`Sea $${'a + '.repeat(20)}b$.`)).toMatch(/<p>Sea <span data-math[^>]*><math>/)
  expect(toHtml('Sea $a + b$.')).toMatch(/<p>Sea <math>/)
})

test('a line of more than two dollars opens no block, and what follows stays Markdown', () => {
  expect(toHtml('$$ Precios\n\n**Uno**')).toContain('<strong>Uno</strong>')
  expect(toHtml('$$$\n\n**Uno**')).toContain('<strong>Uno</strong>')
})

test('a formula contains no style, script, link or id, and colours are attributes', () => {
  const all = toHtml(
    [
      '\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}',
      '\\begin{cases}1&x\\\\2&y\\end{cases}',
      '\\boxed{a}\\cancel{b}\\color{red}{c}\\colorbox{blue}{d}\\rule{1em}{2em}',
      'a=b\\tag{1}',
      '\\begin{align}a&=b\\\\c&=d\\end{align}',
      '\\begin{array}{l|c}1&x\\\\\\hline 2&y\\end{array}',
      '\\text{<img src=x onerror=alert(1)>}',
    ]
      .map((tex) => `$$\n${tex}\n$$`)
      .join('\n\n'),
  )
  expect(all.match(/<math/g)).toHaveLength(7)
  expect(all).not.toMatch(/\sstyle=|<script|<img|href=|\sid=|<a\b|<span/)
  expect(all).toContain('mathcolor="#ff0000"')
})

test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\url{javascript:alert(1)}',
  '\\includegraphics{https://example.com/a.png}',
  '\\style{color:red}{x}',
  '\\class{menu}{x}',
  '\\id{contenido}{x}',
  '\\data{a=b}{x}',
  '\\def\\a{\\a\\a}\\a',
  '\\newcommand\\a[1]{#1#1#1}\\a{x}',
  '\\gdef\\a{x}\\a',
  '\\let\\a=x\\a',
  '\\label{a}x\\ref{a}',
  '\\desconocido{x}',
  '\\frac{1}{',
  '{'.repeat(900),
  '\\left('.repeat(150),
  '\\sqrt{'.repeat(150) + 'x' + '}'.repeat(150),
  `\\begin{matrix}${'&'.repeat(900)}\\end{matrix}`,
  'x'.repeat(1_500),
  `\\begin{array}{${'*{99}{c}'.repeat(9)}}1\\end{array}\\undefined`,
])('rejected formulas show their source: %.40s', (tex) => {
  const html = toHtml(`$$\n${tex}\n$$`)
  expect(html).not.toContain('<math')
  expect(html).toMatch(/<pre[^>]*><code/)
  expect(html).toContain(tex.replaceAll('&', '&#x26;').slice(0, 60))
})

test('macros defined in one formula do not affect others', () => {
  expect(formulas('$\\gdef\\a{x}\\a$ $\\a$ $x$')).toBe(1)
})

test('formulas beyond the limit of a text show their source, the ones before are rendered', () => {
  const html = toHtml(Array.from({ length: 2_500 }, () => '$\\frac{x^2}{y_1}$').join(' x\n\n'))
  const typeset = html.match(/<math/g)?.length ?? 0
  expect(typeset).toBeGreaterThan(100)
  expect(html.match(/<m\w+/g)?.length).toBeLessThan(8_000)
  expect(html).toContain('<code>\\frac{x^2}{y_1}</code>')
})

test("feeds get the same formula, without the page's classes and frames", () => {
  const html = feedHtml('Sea $x^2$.\n\n$$\ny\n$$', 'https://www.example.com/article/a', {})
  expect(html).toContain('<msup>')
  expect(html.match(/<math/g)).toHaveLength(2)
  expect(html).not.toMatch(/class=|tabindex|\sstyle=/)
})
