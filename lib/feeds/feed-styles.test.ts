import { site } from '@/e2e/unit/own-content'
import { feedStyles, withFeedStyles } from './feed-styles'

test('a feed references its stylesheet after the XML declaration, once', () => {
  expect(withFeedStyles('<?xml version="1.0" encoding="utf-8"?>\n<rss><title>a ?> b</title></rss>')).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="/feed.css"?>\n<rss><title>a ?> b</title></rss>',
  )
})

test('a feed opened in a browser shows what it is for, and links to the page that explains it', () => {
  expect(feedStyles()).toContain(`${site.url}/suscribirse`)
  expect(feedStyles()).toMatch(/content: "Esto es un canal: [^"]*"/)
})
