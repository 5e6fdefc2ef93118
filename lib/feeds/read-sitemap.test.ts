import { fakeContent } from '@/e2e/unit/fake-content'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { readSitemap } from './sitemap'

test('the sitemap lists the current pages, and the date of the CV', async () => {
  fakeContent.articles = [anArticle({ slug: 'uno', tags: ['PHP'] })]
  fakeContent.projects = [aProject()]
  const addresses = await readSitemap()
  const paths = addresses.map(({ path }) => path)
  for (const path of ['/', '/article/uno', '/project', '/etiquetas', '/contacto'])
    expect(paths).toContain(path)
  expect(addresses.find(({ path }) => path === '/resume')?.modified).toBe('2025-06-02')
})
