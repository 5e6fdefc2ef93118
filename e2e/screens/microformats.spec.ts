import { mf2 } from 'microformats-parser'
import { expect, test } from '../ready-page'

type Item = ReturnType<typeof mf2>['items'][number]
const ORIGIN = 'https://www.inesprueba.example'

async function read(baseURL: string | undefined, path: string) {
  const html = await (await fetch(baseURL + path)).text()
  return mf2(html, { baseUrl: ORIGIN + path })
}

const withType = (items: Item[], type: string) => items.filter((item) => item.type?.includes(type))

for (const [path, url] of [
  ['/', `${ORIGIN}/`],
  ['/en', `${ORIGIN}/en`],
] as const)
  test(`${path} has the representative card of its owner`, async ({ baseURL }) => {
    const { items, rels } = await read(baseURL, path)
    const [card, another] = withType(items, 'h-card')
    expect(another).toBeUndefined()
    expect(card?.properties).toMatchObject({ name: ['Inés Prueba'] })
    // https://microformats.org/wiki/representative-h-card-parsing: its uid and its url are the page's.
    expect(card?.properties.uid).toEqual([url])
    expect(card?.properties.url).toEqual([url])
    expect(JSON.stringify(card?.properties.photo)).toContain(`${ORIGIN}/`)
    expect(rels.me?.length).toBeGreaterThan(0)
    expect(rels.me?.every((address) => /^https?:/.test(address))).toBe(true)
    expect(rels.me?.filter((address) => address.includes('openstreetmap'))).toEqual([])
  })

test('an article is an entry: name, address, dates, author, summary, categories, text', async ({
  baseURL,
}) => {
  const { items } = await read(baseURL, '/article/consultas-con-indices')
  const [entry, another] = withType(items, 'h-entry')
  expect(another).toBeUndefined()
  expect(entry?.properties).toMatchObject({
    name: ['Consultas con índices'],
    url: [`${ORIGIN}/article/consultas-con-indices`],
    uid: [`${ORIGIN}/article/consultas-con-indices`],
    published: ['2025-07-08T11:33:56+02:00'],
    author: [{ type: ['h-card'], properties: { name: ['Inés Prueba'], url: [`${ORIGIN}/`] } }],
    category: ['tutoriales', 'postgresql', 'sql', 'pruebas'],
  })
  expect(entry?.properties.summary?.[0]).toEqual(expect.any(String))
  expect(entry?.properties.content?.[0]).toMatchObject({ html: expect.stringContaining('<p>') as unknown })
})

test('an article that was changed says when; its English text is an entry of its own', async ({
  baseURL,
}) => {
  const changed = withType((await read(baseURL, '/article/articulo-corregido')).items, 'h-entry')[0]
  expect(changed?.properties.updated?.length).toBe(1)
  const english = withType((await read(baseURL, '/en/article/consultas-con-indices')).items, 'h-entry')[0]
  expect(english?.properties.url).toEqual([`${ORIGIN}/en/article/consultas-con-indices`])
})

test('only profiles are rel=me: no page of the site says so of another link', async ({ baseURL }) => {
  for (const path of ['/about', '/article/texto-con-notas', '/project']) {
    const html = await (await fetch(baseURL + path)).text()
    const others = html.match(/<a [^>]*rel="me[^>]*>/g)?.filter((link) => !/href="https?:/.test(link)) ?? []
    expect(others, path).toEqual([])
  }
})
