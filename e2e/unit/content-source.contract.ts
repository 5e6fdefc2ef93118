import type { ContentSource } from '../../lib/content/content-source'
import { listAllArticles } from '../../lib/content/sources/list-all'

/**
 * The contract of every content source. It runs against each source with the same three articles (`primero`, `segundo`,
 * `tercero`, oldest first, the last one dated a century ahead; `borrador` is a draft) and three projects (web, app,
 * web).
 * @param ownDrafts the drafts that the source exposes; null if it exposes none
 */
export function describeContentSource(
  name: string,
  open: () => Promise<ContentSource>,
  ownDrafts: [slug: string, title: string][] | null,
): void {
  let source: ContentSource
  beforeAll(async () => {
    source = await open()
  })

  test(`${name}: articles are newest first, and drafts are left out`, async () => {
    const { rows, received, pages, total } = await source.listArticles(1)
    expect(rows.map(({ slug }) => slug)).toEqual(['tercero', 'segundo', 'primero'])
    expect([received.toSorted(), pages, total]).toEqual([['1', '2', '3'], 1, 3])
  })

  test(`${name}: a page past the end is empty and keeps the total`, async () => {
    const { rows, received, pages, total } = await source.listArticles(9)
    expect([rows, received, pages, total]).toEqual([[], [], 1, 3])
  })

  test(`${name}: an article is found by its slug, with its body and fields`, async () => {
    expect(await source.findArticle({ id: 2, slug: 'segundo' })).toMatchObject({
      id: 2,
      title: 'Segundo artículo',
      content: '# Uno\n\nTexto.',
      tags: ['php', 'ia'],
      excerpt: null,
      published_at: null,
      created_at: '2026-02-02 10:00:00',
    })
  })

  test(`${name}: an unknown slug and a draft are null`, async () => {
    expect(await source.findArticle({ id: 999, slug: 'no-existe' })).toBeNull()
    expect(await source.findArticle({ id: 4, slug: 'borrador' })).toBeNull()
    expect(await source.findArticle({ id: 5, slug: '../../package' })).toBeNull()
  })

  test(`${name}: an article whose date lies ahead is handed over: the store keeps it until then`, async () => {
    const ahead = { id: 3, slug: 'tercero' }
    expect((await source.findArticle(ahead))?.published_at).toBe('2126-03-03 10:00:00')
  })

  test(`${name}: drafts come by themselves or not at all`, async () => {
    const drafts = await source.listDrafts()
    expect(drafts === null ? null : drafts.map(({ slug, title }) => [slug, title])).toEqual(ownDrafts)
  })

  test(`${name}: texts come with the list, those of drafts never`, async () => {
    const { rows } = await source.listArticles(1)
    const bySlug = new Map(rows.map(({ slug, content }) => [slug, content]))
    expect(bySlug.has('borrador')).toBe(false)
    const first = await source.findArticle({ id: 1, slug: 'primero' })
    expect(bySlug.get('primero')).toBe(first?.content)
  })

  test(`${name}: projects keep the owner's order, and are of their types`, async () => {
    const { rows, pages, total } = await source.listProjects(1)
    expect(rows.map(({ id, tipo }) => `${id} ${tipo}`)).toEqual(['1 web', '2 app', '3 web'])
    expect([pages, total]).toEqual([1, 3])
  })

  test(`${name}: listing all of it gives every article once`, async () => {
    const { rows, complete } = await listAllArticles(source)
    expect(rows.map(({ slug }) => slug)).toEqual(['tercero', 'segundo', 'primero'])
    expect(complete).toBe(true)
  })
}
