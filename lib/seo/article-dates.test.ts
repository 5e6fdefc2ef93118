import '@/e2e/unit/own-content'
import { anArticle } from '@/e2e/unit/builders'
import { articleData } from './content-data'

test('an article edited after its publication has both dates', () => {
  const article = anArticle({
    published_at: '2026-01-02 10:00:00',
    created_at: '2026-01-01 10:00:00',
    updated_at: '2026-07-03 10:00:00',
  })
  expect(articleData(article)['@graph'][0]).toMatchObject({
    datePublished: '2026-01-02T10:00:00+01:00',
    dateModified: '2026-07-03T10:00:00+02:00',
  })
})
