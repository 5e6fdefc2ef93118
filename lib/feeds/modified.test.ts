import '@/e2e/unit/own-content'
import { anArticle } from '@/e2e/unit/builders'
import { articleData } from '../seo/content-data'
import { articleMetadata } from '../seo/metadata'
import { feedEntry } from './feed'
import { plainArticle } from './plain'
import { sitemapAddresses } from './site-addresses'

/** Written and edited as a draft, published later. */
const article = anArticle({
  created_at: '2026-09-01 10:00:00',
  updated_at: '2026-09-03 10:00:00',
  published_at: '2026-09-05 10:00:00',
})
const PUBLISHED = '2026-09-05T10:00:00+02:00'

test('an article edited before its publication is never reported as modified', async () => {
  expect(articleMetadata(article).openGraph).toMatchObject({
    publishedTime: PUBLISHED,
    modifiedTime: PUBLISHED,
  })
  expect(articleData(article)['@graph'][0]).toMatchObject({
    datePublished: PUBLISHED,
    dateModified: PUBLISHED,
  })
  expect(await feedEntry(article)).toMatchObject({ published: PUBLISHED, updated: PUBLISHED })
  const modified = sitemapAddresses({ articles: [article], projects: [] }).map((address) => address.modified)
  expect(modified.filter(Boolean)).toEqual([PUBLISHED, PUBLISHED, PUBLISHED])
  expect(await plainArticle(article)).not.toContain('Actualizado')
})
