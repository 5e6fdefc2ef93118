import { readdirSync, readFileSync } from 'node:fs'
import type { Element } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { RESERVED_IDS } from './ids'
import { pageHtml } from './page-html'
import { textFacts } from './text-parts'

/** The elements of a rendered text. */
function elementsOf(content: string): Element[] {
  const found: Element[] = []
  const tree = unified().use(rehypeParse, { fragment: true }).parse(pageHtml(content, {}))
  visit(tree, 'element', (element) => void found.push(element))
  return found
}

/** The ids of a rendered text, and the targets of its links. */
function onPage(content: string) {
  const all = elementsOf(content).map(({ properties }) => properties)
  return {
    ids: all.flatMap(({ id }) => (id === undefined ? [] : [id])),
    links: all.flatMap(({ href }) => (href === undefined ? [] : [href])),
  }
}

const sectionsOf = (content: string) => textFacts(content).sections
/** The names of the elements with an id. */
const namesOf = (content: string, id: string) =>
  elementsOf(content).flatMap(({ tagName, properties }) => (properties.id === id ? [tagName] : []))

test.each(['Contenido', 'gtag', '\\_\\_next\\_f'])(
  'a heading %p has its own anchor, and links to it work',
  (title) => {
    const written = title.toLowerCase().replaceAll('\\', '')
    const { ids, links } = onPage(`## ${title}\n\n[a](#${written})`)
    expect(ids).toHaveLength(1)
    expect(RESERVED_IDS).not.toContain(ids[0])
    expect(String(ids[0])).not.toMatch(/^__/)
    expect(links).toEqual([`#${String(ids[0])}`, `#${String(ids[0])}`])
  },
)

test.each([
  ['Contenidos', 'contenidos'],
  ['El método \\_\\_init\\_\\_', 'el-método-__init__'],
  ['Conclusión', 'conclusión'],
])('a heading %p has the same id as on GitHub', (title, id) => {
  expect(onPage(`## ${title}\n\n[a](#${id})`)).toEqual({
    ids: [id],
    links: [`#${id}`, `#${encodeURIComponent(id)}`],
  })
})

test('ids are unique, whatever the author wrote', () => {
  const { ids } = onPage(
    '## user content fn 1\n\n<p id="fn-1">a</p>\n\n<p id="x">a</p>\n\n<p id="x">b</p>\n\n## Uno\n\n## Uno\n\n## Uno 1\n\nNota[^1].\n\n[^1]: Fin.',
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining(['user-content-fn-1', 'user-content-x', 'uno', 'uno-1', 'uno-1-1']),
  )
})

test.each([
  ['the mark of a footnote leads to the note', '<p id="fn-1">a</p>', 'user-content-fn-1', 'li'],
  ['the way back from a note leads to its mark', '<p id="fnref-1">a</p>', 'user-content-fnref-1', 'a'],
])('%s, not to an element of the same id', (_what, html, id, name) => {
  expect(namesOf(`${html}\n\nNota[^1].\n\n[^1]: Fin.`, id)).toEqual([name])
})

test('of elements with the same id the first keeps it', () => {
  expect(namesOf('<p id="x">a</p>\n\n<ul><li id="x">b</li></ul>', 'user-content-x')).toEqual(['p'])
})

test.each([
  ['# 🚀', 'sección'],
  ['# ❤️', 'sección'],
  ['# ❤️ Amor', '-amor'],
  ['# C++', 'c'],
])('a heading of symbols has a readable id: %s', (heading, id) => {
  expect(onPage(heading)).toEqual({ ids: [id], links: [`#${id}`] })
})

test('headings of symbols have their own ids, in the language of the text', () => {
  expect(onPage('# 🚀\n\n# ¿?').ids).toEqual(['sección', 'sección-1'])
  expect(pageHtml('# 🚀', {}, 'en')).toContain('<h2 id="section">')
})

test.each([
  ['[a](#uno)', '#uno'],
  ['[a](#marca)', '#user-content-marca'],
  ['[a](#nombre)', '#user-content-nombre'],
  ['[a](#%C3%BAltima-secci%C3%B3n)', '#%C3%BAltima-secci%C3%B3n'],
  ['[a](#Última sección)'.replace(' ', '%20'), '#última-sección'],
  ['[a](#no-existe)', '#no-existe'],
])('a same-page link stays in its tab and reaches its target: %s', (link, target) => {
  const text = '# Uno\n\n# Última sección\n\n<a id="marca"></a>Aquí. <a name="nombre">Allí</a>.'
  const all = elementsOf(`${link}\n\n${text}`)
  const written = all.find(({ tagName }) => tagName === 'a')
  expect(written?.properties).toEqual({ href: target })
})

test('the sections are the headings, with the ids they have on the page', () => {
  expect(sectionsOf('# Contenido\n\n# Uno\n\n> # No\n\n## No')).toEqual([
    { id: 'contenido-1', title: 'Contenido' },
    { id: 'uno', title: 'Uno' },
  ])
})

test('every id of the layout and of the article page is reserved', () => {
  const files = [
    'app/site-document.tsx',
    'components/articles/article-view.tsx',
    'components/articles/article-end.tsx',
    ...['conversation', 'layout', 'text'].flatMap((area) => filesOf(`components/${area}`)),
  ]
  const ids = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id),
  )
  expect(ids).toContain('contenido')
  expect(RESERVED_IDS).toEqual(expect.arrayContaining(ids))
})

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`)
}
