import { site } from '@/e2e/unit/own-content'
import robots from './robots'

const signals = { search: null, aiInput: null, aiTrain: null }

test('crawlers may read every page, and find the sitemap', () => {
  site.contentSignals = signals
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: 'https://site.example/sitemap.xml',
  })
})

test('what they may do with the texts is said as far as the owner says it', () => {
  site.contentSignals = { ...signals, search: true, aiTrain: false }
  expect(robots().rules).toMatchObject({ other: { 'Content-Signal': 'search=yes, ai-train=no' } })
})
