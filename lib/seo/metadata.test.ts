import '@/e2e/unit/own-content'
import { anArticle } from '@/e2e/unit/builders'
import { owner } from '../site/owner'
import { articlesMetadata } from './list-metadata'
import { articleMetadata, pageMetadata } from './metadata'

const ORIGIN = 'https://site.example'
const PAGE = { title: 'Sobre mí | Sitio', description: 'Quién es.', path: '/about', card: 'about' as const }

test('§2 a page has title, description and canonical address', () => {
  const { title, description, alternates } = pageMetadata(PAGE)
  expect([title, description, alternates?.canonical]).toEqual([
    PAGE.title,
    PAGE.description,
    `${ORIGIN}/about`,
  ])
  expect(alternates?.types).toEqual({ 'text/markdown': `${ORIGIN}/about.md` })
})

test("§2 the social preview has the same data, with the page's card", () => {
  const { openGraph, twitter } = pageMetadata(PAGE)
  const picture = {
    alt: 'Tarjeta con un dibujo y el texto «Cuaderno de pruebas · Sobre mí · Formación, conocimientos y aficiones»',
    url: expect.stringMatching(/^https:\/\/site\.example\/media\/page\/about\.jpg\?v=\w+$/) as string,
  }
  expect(openGraph).toEqual({
    type: 'website',
    title: PAGE.title,
    description: PAGE.description,
    url: `${ORIGIN}/about`,
    siteName: 'Cuaderno de pruebas',
    locale: 'es_ES',
    images: [{ ...picture, type: 'image/jpeg', width: 1200, height: 630 }],
  })
  expect(twitter).toEqual({
    card: 'summary_large_image',
    title: PAGE.title,
    description: PAGE.description,
    images: [picture],
  })
})

test('§2 an article: title and site name, its dates, author, section and tags', () => {
  const article = anArticle({
    slug: 'año',
    tags: ['php', 'ia'],
    published_at: '2026-09-06 08:00:00',
    updated_at: '2026-12-07 09:00:00',
  })
  const { title, description, alternates, authors, openGraph } = articleMetadata(article)
  expect(title).toBe('Un artículo | Blog Cuaderno de pruebas')
  expect(description).toBe('Un resumen.')
  expect(authors).toEqual([{ name: 'Nuria Prueba' }])
  expect(alternates?.canonical).toBe(`${ORIGIN}/article/a%C3%B1o`)
  expect(alternates?.types).toEqual({ 'text/markdown': `${ORIGIN}/article/a%C3%B1o.md` })
  expect(openGraph).toMatchObject({
    type: 'article',
    url: `${ORIGIN}/article/a%C3%B1o`,
    publishedTime: '2026-09-06T08:00:00+02:00',
    modifiedTime: '2026-12-07T09:00:00+01:00',
    authors: ['Nuria Prueba'],
    section: 'php',
    tags: ['php', 'ia'],
    images: [{ url: expect.stringContaining('/media/article/a%C3%B1o/share.jpg?v=') as string }],
  })
})

test('the first page of a list has the plain title; the others include the page number', () => {
  expect(articlesMetadata(1)).toMatchObject({
    title: 'Artículos | Cuaderno de pruebas',
    description: expect.not.stringContaining('Página') as string,
    alternates: { canonical: `${ORIGIN}/articles` },
  })
  expect(articlesMetadata(2)).toMatchObject({
    title: 'Artículos (página 2) | Cuaderno de pruebas',
    description: expect.stringMatching(/^Artículos de Nuria Prueba, .* Página 2\.$/) as string,
    alternates: { canonical: `${ORIGIN}/articles/page/2` },
    openGraph: { images: [{ url: expect.stringContaining('/media/page/articles.jpg') as string }] },
  })
})

test('an article names the Mastodon account of its author, if there is one', () => {
  expect(articleMetadata(anArticle({})).other).toBeUndefined()
  owner.site.social.push({ kind: 'mastodon', url: 'https://social.example/@nuria', label: null })
  expect(articleMetadata(anArticle({})).other).toEqual({ 'fediverse:creator': '@nuria@social.example' })
  owner.site.social.pop()
})

test('an article that was published elsewhere first names that address; its translation and others name their own', () => {
  const canonical_url = 'https://blog.example/uno'
  const of = (fields: object, language: 'es' | 'en' = 'es') => {
    const { alternates, openGraph } = articleMetadata(anArticle({ slug: 'uno', ...fields }), { language })
    return [alternates?.canonical, openGraph?.url]
  }
  expect(of({ canonical_url })).toEqual([canonical_url, canonical_url])
  expect(of({})).toEqual([`${ORIGIN}/article/uno`, `${ORIGIN}/article/uno`])
  expect(of({ canonical_url }, 'en')).toEqual([`${ORIGIN}/en/article/uno`, `${ORIGIN}/en/article/uno`])
})
