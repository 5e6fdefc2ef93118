import { robotsText } from './robots'

const signals = { search: null, aiInput: null, aiTrain: null }

test('crawlers may read every page, and find the sitemap', () => {
  expect(robotsText(signals)).toMatch(
    /^User-Agent: \*\nAllow: \/\nDisallow: \/api\/\n\nSitemap: https?:\/\/.*\/sitemap\.xml\n$/,
  )
})

test('what they may do with the texts is said as far as the owner says it', () => {
  expect(robotsText({ ...signals, search: true, aiTrain: false })).toContain(
    'User-Agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n',
  )
})
