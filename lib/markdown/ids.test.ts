import { readdirSync, readFileSync } from 'node:fs'
import { visit } from 'unist-util-visit'
import { RESERVED_IDS } from './ids'
import { sectionsOf } from './outline'
import { pageText } from './page-text'

/** The ids of a rendered text, and the targets of its links. */
function onPage(content: string) {
  const ids: unknown[] = []
  const links: unknown[] = []
  visit(pageText(content, () => null).tree, 'element', ({ properties }) => {
    if (properties.id !== undefined) ids.push(properties.id)
    if (properties.href !== undefined) links.push(properties.href)
  })
  return { ids, links }
}

test.each(['Contenido', 'Menu', 'Secciones', 'gtag', '\\_\\_next\\_f'])(
  'a heading %p has an anchor of its own, and links to it lead there',
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
  ['El menu', 'el-menu'],
  ['El método \\_\\_init\\_\\_', 'el-método-__init__'],
  ['Conclusión', 'conclusión'],
])('a heading %p keeps the name that GitHub gives it', (title, id) => {
  expect(onPage(`## ${title}\n\n[a](#${id})`)).toEqual({
    ids: [id],
    links: [`#${id}`, `#${encodeURIComponent(id)}`],
  })
})

test('no id comes twice, whatever the author wrote', () => {
  const { ids } = onPage(
    '## user content fn 1\n\n<p id="fn-1">a</p>\n\n<p id="x">a</p>\n\n<p id="x">b</p>\n\n## Uno\n\n## Uno\n\n## Uno 1\n\nNota[^1].\n\n[^1]: Fin.',
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining(['user-content-fn-1', 'user-content-x', 'uno', 'uno-1', 'uno-1-1']),
  )
})

test('the mark of a footnote leads to the note, not to an element of the same id', () => {
  const found: string[] = []
  visit(pageText('<p id="fn-1">a</p>\n\nNota[^1].\n\n[^1]: Fin.', () => null).tree, 'element', (node) => {
    if (node.properties.id === 'user-content-fn-1') found.push(node.tagName)
  })
  expect(found).toEqual(['li'])
})

test('the way back from a note leads to its mark, not to an element of the same id', () => {
  const found: string[] = []
  visit(pageText('<p id="fnref-1">a</p>\n\nNota[^1].\n\n[^1]: Fin.', () => null).tree, 'element', (node) => {
    if (node.properties.id === 'user-content-fnref-1') found.push(node.tagName)
  })
  expect(found).toEqual(['a'])
})

test('of elements of one id the first keeps it', () => {
  const found: unknown[] = []
  visit(
    pageText('<ul><li id="x">a</li></ul>\n\n<ul><li id="x">b</li></ul>', () => null).tree,
    'element',
    (node) => {
      if (node.tagName === 'li') found.push(node.properties.id)
    },
  )
  expect(found).toEqual(['user-content-x', undefined])
})

test('the heading of the notes keeps its id, by which its links name it', () => {
  expect(onPage('Nota[^1].\n\n[^1]: Fin.').ids).toContain('user-content-footnote-label')
})

test('blanks around a title are no part of it', () => {
  expect(sectionsOf('Texto.\n\n<h1> Uno </h1>\n\nMás.')).toMatchObject([{ title: 'Uno' }])
})

test('the sections are the headings, by the ids that they have on the page', () => {
  expect(sectionsOf('# Contenido\n\n# Uno\n\n> # No\n\n## No')).toEqual([
    { id: 'contenido-1', title: 'Contenido' },
    { id: 'uno', title: 'Uno' },
  ])
})

test('every id of the frame and of an article is reserved', () => {
  const files = [
    'app/site-document.tsx',
    ...['layout', 'article'].flatMap((area) => filesOf(`components/${area}`)),
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
