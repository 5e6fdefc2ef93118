import { anArticle, aProject } from '../../e2e/unit/builders'
import { asHtml, buildFeed, feedEntry } from './feed'
import { llmsText, plainArticle } from './plain'
import { MAX_ADDRESSES, renderPart, renderSitemap, sitemapAddresses } from './sitemap'

const HOSTILE = 'a ]]> <script>alert(1)</script> & \u0000 \u202e "x"'

test('a sitemap lists every page and picture, with the last change in Madrid time where there is one', () => {
  const articles = Array.from({ length: 13 }, (_, index) => anArticle({ id: index, slug: `a-${index}` }))
  const xml = renderSitemap(sitemapAddresses({ articles, projects: [aProject()] }))
  expect(xml).toContain('<loc>https://www.inesprueba.example/articles/page/2</loc>')
  expect(xml).toContain(
    '<loc>https://www.inesprueba.example/article/a-12</loc><lastmod>2026-09-05T10:33:56+02:00</lastmod>',
  )
  expect(xml).toContain('<image:loc>https://www.inesprueba.example/media/project/1?v=')
  expect(xml).not.toContain('/articles/page/3')
})

test('past 50,000 addresses a sitemap becomes a list of files that hold them all', () => {
  const addresses = Array.from({ length: MAX_ADDRESSES + 1 }, (_, index) => ({ path: `/article/${index}` }))
  expect(renderSitemap(addresses)).toContain('<loc>https://www.inesprueba.example/sitemap/2.xml</loc>')
  expect(renderPart(addresses, 1)?.match(/<url>/g)).toHaveLength(MAX_ADDRESSES)
  expect(renderPart(addresses, 2)?.match(/<url>/g)).toHaveLength(1)
  expect(renderPart(addresses, 3)).toBeNull()
  expect(renderPart(addresses.slice(1), 1)).toBeNull()
})

test('hostile text stays text in every feed', async () => {
  const article = anArticle({ title: HOSTILE, meta_description: HOSTILE, tags: [HOSTILE], content: HOSTILE })
  const entry = await feedEntry(article)
  for (const xml of [buildFeed([entry]).rss2(), buildFeed([asHtml(entry)]).atom1()]) {
    expect(xml).not.toContain('\u0000')
    expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<script')
  }
  expect(entry.html).not.toContain('<script')
})

test('links and pictures of a text are absolute in a feed; notes stay within the entry', async () => {
  const content =
    '[uno](/about) ![dos](https://example.org/x.png) nota[^1] [no](javascript:alert(1))\n\n[^1]: Fin'
  const { html } = await feedEntry(anArticle({ content }))
  expect(html).toContain('href="https://www.inesprueba.example/about"')
  expect(html).toContain('src="https://www.inesprueba.example/media/article/un-articulo/0?v=')
  expect(html).toMatch(/href="https:\/\/www\.inesprueba\.example\/article\/un-articulo#user-content-fn-1"/)
  expect(html).toContain('id="user-content-fn-1"')
  expect(html).not.toContain('javascript:')
})

test('an article as Markdown: title, facts, the text as it was written', () => {
  const text = plainArticle(anArticle({ content: '# Uno\n\nTexto.', updated_at: '2026-09-06 08:00:00' }))
  expect(text).toBe(
    [
      '# Un artículo',
      '> Un resumen.',
      '- Autoría: Inés Prueba\n- Publicado: 5 de septiembre de 2026, 10:33\n- Actualizado: 6 de septiembre de 2026, 08:00\n- Etiquetas: php\n- Original: https://www.inesprueba.example/article/un-articulo',
      '# Uno\n\nTexto.\n',
    ].join('\n\n'),
  )
})

test('llms.txt: a title, a summary, and a line for each article even when its title has brackets', () => {
  const text = llmsText([anArticle({ title: 'El [caso] de\nlas líneas' })], [aProject()])
  expect(text).toMatch(/^# Inés Prueba\n\n> /)
  expect(text).toContain(
    '- [El caso de las líneas](https://www.inesprueba.example/article/un-articulo.md): Un resumen.',
  )
})
