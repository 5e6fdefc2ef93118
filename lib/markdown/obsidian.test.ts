import { toHtml } from 'hast-util-to-html'
import { feedHtml } from './feed-html'
import { pageHtml } from './page-html'
import { parseText } from './parse-text'
import { textFacts } from './text-parts'

const notes = {
  'Otra nota': { href: '/article/otra-nota', title: 'Otra nota con su título' },
  'carpeta/Tercera': { href: '/article/tercera', title: 'Tercera' },
}
const html = (content: string) => pageHtml(content, { notes })
/** The first link of a text: its address and its words. */
const link = (content: string) => /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(html(content))?.slice(1)

test.each([
  ['[[Otra nota]]', ['/article/otra-nota', 'Otra nota con su título']],
  ['[[Otra nota|la otra]]', ['/article/otra-nota', 'la otra']],
  ['[[Otra nota#Una sección|ahí]]', ['/article/otra-nota#una-sección', 'ahí']],
  ['[[Otra nota#Uno#Dos|ahí]]', ['/article/otra-nota#dos', 'ahí']],
  ['[[Otra nota#^bloque]]', ['/article/otra-nota', 'Otra nota con su título']],
  ['[[carpeta/Tercera]]', ['/article/tercera', 'Tercera']],
  ['![[Otra nota]]', ['/article/otra-nota', 'Otra nota con su título']],
  ['[[#Aquí mismo]]', ['#aqu%C3%AD-mismo', 'Aquí mismo']],
  ['| a |\n|---|\n| [[Otra nota\\|la otra]] |', ['/article/otra-nota', 'la otra']],
])("a link between notes leads to the note's page: %s", (content, expected) => {
  expect(link(content)).toEqual(expected)
})

test('the names of the notes are resolved in advance', () => {
  expect(textFacts('[[a]] y [[b#c|d]] y [[a|e]] y `[[f]]`').notes).toEqual(['a', 'b'])
})

test.each(['[[No existe]]', '[[No existe#Uno|dos]]', 'if [[ -f a ]]; then', '[[]]', '[[constructor]]'])(
  'an unresolved link stays as written: %s',
  (content) => {
    expect(html(content)).toBe(`<p>${content}</p>`)
    expect(feedHtml(content, 'https://site.example/a', { notes })).toBe(`<p>${content}</p>`)
  },
)

test.each([
  ['==marca==', '<p><mark>marca</mark></p>'],
  ['==a **b** c==', '<p><mark>a <strong>b</strong> c</mark></p>'],
  ['**==a==** (==b==)', '<p><strong><mark>a</mark></strong> (<mark>b</mark>)</p>'],
])('a highlight: %s', (content, expected) => expect(html(content)).toBe(expected))

test.each([
  ['![[/images/f.png|300]]', 'alt="" width="300"'],
  ['![[/images/f.png|Un faro|300x200]]', 'alt="Un faro" width="300" height="200"'],
  ['![Un faro|300](/images/f.png)', 'alt="Un faro" width="300"'],
  ['| a |\n|---|\n| ![Un faro\\|300](/images/f.png) |', 'alt="Un faro" width="300"'],
  ['![a|b](/images/f.png)', 'alt="a|b"'],
  ['![300](/images/f.png)', 'alt="300"'],
])('a picture has the size that stands behind its description: %s', (content, attributes) => {
  const [picture] = /<img[^>]*>/.exec(toHtml(parseText(content).tree)) ?? []
  expect(picture).toBe(`<img src="/images/f.png" ${attributes}>`)
})

test.each(['a == b', '==', '== a ==', 'x ==a'])('not a highlight: %s', (content) =>
  expect(html(content)).toBe(`<p>${content}</p>`),
)

test.each([
  ['Uno %%dos%% tres', '<p>Uno  tres</p>'],
  ['Uno\n\n%%\nnada\n\n- de\n\n> esto\n%%\n\nDos', '<p>Uno</p>\n<p>Dos</p>'],
  ['a %%b **c** d%% e', '<p>a  e</p>'],
  ['%%todo%%', ''],
])('comments are hidden: %j', (content, expected) => expect(html(content)).toBe(expected))

test.each(['Sube un 5 %% al año', 'Uno %%sin final\n\nDos'])('an unclosed comment is text: %s', (content) => {
  expect(html(content)).toContain('%%')
  expect(
    html(content)
      .replace(/<\/?p>/g, '')
      .replaceAll('\n', ''),
  ).toBe(content.replaceAll('\n', ''))
})

test.each(['[[Otra nota]]', '==marca==', '%%nada%%', '![[foto.png]]'])('code is unchanged: %s', (mark) => {
  expect(html(`\`${mark}\``)).toBe(`<p><code>${mark}</code></p>`)
  expect(html(`\`\`\`\n${mark}\n\`\`\``)).toContain(`<code>${mark}\n</code>`)
})

test.each([
  ['\\==a==', '==a=='],
  ['\\%%a%%', '%%a%%'],
  ['\\[[Otra nota]]', '[[Otra nota]]'],
])('an escaped sign begins nothing: %s', (content, shown) => expect(html(content)).toBe(`<p>${shown}</p>`))

test('beside an escaped sign a notation holds', () => {
  expect(html('\\=a ==b== [[Otra nota|c]] \\[d] 1\\.')).toMatch(
    /^<p>=a <mark>b<\/mark> <a href="\/article\/otra-nota"[^>]*>c<\/a> \[d\] 1\.<\/p>$/,
  )
  expect(html('![a\\]b](/c\\)d.png "e\\"f")')).toBe('<figure>a]b<figcaption>e"f</figcaption></figure>')
})

test.each(['https://a.example/?b==c==', 'https://a.example/%%b%%'])(
  'an address is unchanged: %s',
  (address) => {
    expect(html(`${address} y`).replace(/<[^>]*>/g, '')).toBe(`${address} y`)
  },
)
