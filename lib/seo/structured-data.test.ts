import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { about, site } from '@/e2e/unit/own-content'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { articleData, articleListData, projectListData } from './content-data'
import { readCurrentResume } from '../resume/current-resume'
import { homeData, profileData } from './person-data'

const ORIGIN = 'https://site.example'
const CONTEXT = 'https://schema.org'
const author = {
  '@type': 'Person',
  '@id': `${ORIGIN}/#persona`,
  name: 'Nuria Prueba',
  url: ORIGIN,
}
const person = {
  '@type': 'Person',
  '@id': `${ORIGIN}/#persona`,
  name: 'Nuria Prueba',
  url: ORIGIN,
  image: expect.stringMatching(/^https:\/\/site\.example\/media\/page\/home\.jpg\?v=\w+$/) as string,
  jobTitle: 'Desarrollo web',
  email: 'mailto:hola@site.example',
  address: { '@type': 'PostalAddress', addressLocality: 'Soria', addressCountry: 'ES' },
  knowsAbout: ['PHP', 'Docker'],
  sameAs: ['https://apps.example/nuria', 'https://code.example/nuria'],
}

test('the home page describes the site and its owner', async () => {
  expect(await homeData()).toEqual({
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${ORIGIN}/#sitio`,
        name: 'Cuaderno de pruebas',
        url: ORIGIN,
        description: 'Un sitio para las pruebas.',
        inLanguage: ['es', 'en'],
        publisher: { '@id': `${ORIGIN}/#persona` },
      },
      person,
    ],
  })
})

test("the about page is the owner's ProfilePage", async () => {
  expect(await profileData()).toEqual({
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    name: 'Sobre mí',
    url: `${ORIGIN}/about`,
    inLanguage: 'es',
    isPartOf: { '@id': `${ORIGIN}/#sitio` },
    mainEntity: person,
  })
})

describe('missing data is omitted', () => {
  const given = { ...site }
  afterEach(() => void Object.assign(site, given))
  const known = ['@type', '@id', 'name', 'url', 'image', 'jobTitle']
  const entity = async () => (await profileData()).mainEntity as unknown as Record<string, unknown>

  test('for an empty owner profile', async () => {
    const { skills } = about
    Object.assign(site, { email: null, city: null, country: null, social: [] })
    about.skills = []
    expect(Object.keys(await entity())).toEqual(known)
    about.skills = skills
  })

  test.each([
    [{ city: null }, { '@type': 'PostalAddress', addressCountry: 'ES' }],
    [{ country: null }, { '@type': 'PostalAddress', addressLocality: 'Soria' }],
  ])('for an address with %j', async (fields, address) => {
    Object.assign(site, fields)
    expect((await entity()).address).toEqual(address)
  })
})

test('an English page has the job title in English', async () => {
  const { resume, ...spanish } = readCurrentResume('es')
  const english = { ...resume, basics: { ...resume.basics, label: 'Web development' } }
  fakeContent.parts = { englishResume: { ...spanish, resume: english } }
  expect((await profileData('en')).mainEntity).toMatchObject({ jobTitle: 'Web development' })
  expect((await profileData('es')).mainEntity).toMatchObject({ jobTitle: 'Desarrollo web' })
  resetContent()
})

test('a CV that is switched off adds nothing to the structured data', async () => {
  Object.assign(site, { without: ['resume'] })
  for (const language of ['es', 'en'] as const) {
    expect((await profileData(language)).mainEntity).toMatchObject({
      name: 'Nuria Prueba',
      knowsAbout: about.skills.map(({ name }) => name),
    })
    expect(JSON.stringify(await profileData(language))).not.toMatch(/jobTitle|knowsLanguage/)
  }
  Object.assign(site, { without: [] })
})

test('below a path of its host the ids of the site and its owner are below it too', async () => {
  process.env.BASE_PATH = '/portfolio'
  await jest.isolateModulesAsync(async () =>
    expect((await import('./content-data')).WEBSITE_ID).toBe(`${ORIGIN}/portfolio/#sitio`),
  )
  delete process.env.BASE_PATH
})

test('the owner has one @id, from every page and language', async () => {
  const [posting] = articleData(anArticle(), 'en')['@graph']
  const [item] = projectListData([aProject()])?.itemListElement as unknown as [{ item: object }]
  for (const named of [posting, item.item]) expect(named).toMatchObject({ author })
  for (const language of ['es', 'en'] as const)
    expect((await profileData(language)).mainEntity).toMatchObject({ '@id': author['@id'], url: author.url })
})

test('an article is a BlogPosting by the owner, with breadcrumbs from the home page', () => {
  const article = anArticle({
    tags: ['php', 'ia'],
    content: 'uno dos  tres',
    published_at: '2026-09-06 08:00:00',
    updated_at: '2026-12-07 09:00:00',
  })
  const url = `${ORIGIN}/article/un-articulo`
  expect(articleData(article)).toEqual({
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'BlogPosting',
        '@id': `${url}#articulo`,
        headline: 'Un artículo',
        description: 'Un resumen.',
        image: expect.stringContaining(`${ORIGIN}/media/article/un-articulo/share.jpg?v=`) as string,
        datePublished: '2026-09-06T08:00:00+02:00',
        dateModified: '2026-12-07T09:00:00+01:00',
        author,
        publisher: author,
        mainEntityOfPage: url,
        inLanguage: 'es',
        articleSection: 'php',
        keywords: 'php, ia',
        wordCount: 3,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: ORIGIN },
          { '@type': 'ListItem', position: 2, name: 'Artículos', item: `${ORIGIN}/articles` },
          { '@type': 'ListItem', position: 3, name: 'Un artículo', item: url },
        ],
      },
    ],
  })
})

test('an article without tags has neither section nor keywords', () => {
  const [posting] = articleData(anArticle({ tags: [] }))['@graph']
  expect(posting).not.toHaveProperty('articleSection')
  expect(posting).not.toHaveProperty('keywords')
})

test('a list of articles keeps its order', () => {
  expect(
    articleListData([anArticle({ slug: 'b', title: 'B' }), anArticle({ slug: 'a', title: 'A' })]),
  ).toEqual({
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'B', url: `${ORIGIN}/article/b` },
      { '@type': 'ListItem', position: 2, name: 'A', url: `${ORIGIN}/article/a` },
    ],
  })
})

test('a project links to its demo, else to its code, else nowhere', () => {
  const list = projectListData([
    aProject({ imgPath: '/images/uno.svg' }),
    aProject({ id: 2, demoLink: null }),
    aProject({ id: 3, demoLink: null, ghLink: null }),
  ])
  const items = (list?.itemListElement as unknown as { position: number; item: { url?: string } }[]) ?? []
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3])
  expect(items.map(({ item }) => item.url)).toEqual([
    'https://example.com/demo',
    'https://example.com/codigo',
    undefined,
  ])
  expect(items[0]?.item).toEqual({
    '@type': 'CreativeWork',
    name: 'Un proyecto',
    description: 'Lo que hace.',
    image: `${ORIGIN}/images/uno.svg`,
    url: 'https://example.com/demo',
    author,
  })
  expect([list?.['@context'], list?.['@type']]).toEqual([CONTEXT, 'ItemList'])
})

test('a project without a description has none', () => {
  const list = projectListData([aProject({ description: '' })])
  expect(JSON.stringify(list)).toContain('"name":"Un proyecto"')
  expect(JSON.stringify(list)).not.toContain('description')
})

test('an empty list is omitted', () => {
  expect([articleListData([]), projectListData([])]).toEqual([null, null])
})

test('an undated article has no dates, an unmodified one has its publication date as modification date', () => {
  const posting = (fields: object) => JSON.parse(JSON.stringify(articleData(anArticle(fields)))) as object
  const dateless = { created_at: null, updated_at: null, published_at: null }
  expect(JSON.stringify(posting(dateless))).not.toContain('date')
  expect(posting({ ...dateless, created_at: '2026-01-02 10:00:00' })).toMatchObject({
    '@graph': [{ datePublished: '2026-01-02T10:00:00+01:00', dateModified: '2026-01-02T10:00:00+01:00' }, {}],
  })
})
