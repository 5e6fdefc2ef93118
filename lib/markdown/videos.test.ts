import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Root } from 'hast'
import { feedHtml } from './feed-html'
import { imageSources } from './image-sources'
import { pageText } from './page-text'

const toHtml = (content: string) =>
  unified()
    .use(rehypeStringify)
    .stringify(pageText(content, (_src, index) => ({ src: `/media/${index}` })).tree as Root)

const UUID = '9c9de5e8-0a1e-484a-b099-e80766180a6d'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=10', 'YouTube'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'YouTube'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'YouTube'],
  ['https://vimeo.com/76979871', 'Vimeo'],
  ['https://player.vimeo.com/video/76979871', 'Vimeo'],
  [`https://tube.example.org/videos/watch/${UUID}`, 'PeerTube'],
  ['https://tube.example.org/w/kkGMgK9ZtnKfYAgnEtQxbv', 'PeerTube'],
])('a video alone in its paragraph is a poster that leads there: %s', (href, service) => {
  const html = toHtml(`[Una charla](${href})`)
  const escaped = href.replaceAll('&', '&#x26;')
  expect(html).toContain(`<p data-video><a href="${escaped}" target="_blank" rel="noopener noreferrer">`)
  expect(html).toContain(
    '<img src="/media/0" alt="" loading="lazy" decoding="async" width="1280" height="720">',
  )
  expect(html).toContain(`<strong>Una charla</strong> <span>Ver en ${service}</span></a></p>`)
  expect(toHtml(href)).toContain(`<strong>Vídeo</strong> <span>Ver en ${service}</span></a></p>`)
})

test.each([
  'Mira [esto](https://youtu.be/dQw4w9WgXcQ).',
  '[a](https://youtu.be/dQw4w9WgXcQ) [b](https://youtu.be/dQw4w9WgXcQ)',
  'https://www.youtube.com/@canal',
  'https://www.youtube.com/watch?v=corto',
  'https://www.youtube.com/@canal/dQw4w9WgXcQ',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://example.org/?u=https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://example.org/w/index',
  '[a](javascript://youtu.be/dQw4w9WgXcQ)',
  '[a](http://user:secret@youtu.be/dQw4w9WgXcQ)',
  '- https://youtu.be/dQw4w9WgXcQ',
])('a link among others, or to elsewhere, stays a link: %s', (content) =>
  expect(toHtml(content)).not.toMatch(/data-video|<img/),
)

test('blanks around its name are no part of it', () => {
  expect(toHtml('[ Una charla ](https://youtu.be/dQw4w9WgXcQ)')).toContain('<strong>Una charla</strong>')
  expect(toHtml('[ ](https://youtu.be/dQw4w9WgXcQ)')).toContain('<strong>Vídeo</strong>')
})

test('its picture is fetched by this site, and only where its address is known without asking', () => {
  expect(imageSources('https://youtu.be/dQw4w9WgXcQ\n\n![a](b.png)\n\nhttps://vimeo.com/76979871')).toEqual([
    'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    'b.png',
    'poster:https://vimeo.com/76979871',
  ])
})

test('feeds get picture and link', () => {
  const html = feedHtml('[Una charla](https://youtu.be/dQw4w9WgXcQ)', {
    page: 'https://www.example.com/article/a',
    imageAddress: () => ({ src: '/media/0' }),
  })
  expect(html).toMatch(
    /<a href="https:\/\/youtu\.be\/dQw4w9WgXcQ"><img src="https:\/\/www\.example\.com\/media\/0" [^>]*alt=""/,
  )
  expect(html).not.toMatch(/iframe|i\.ytimg/)
})

test('a feed says nothing of how a video looks on the page, and keeps what is around it', () => {
  const html = feedHtml('Antes.\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nDespués.', {
    page: 'https://www.example.com/article/a',
    imageAddress: () => ({ src: '/media/0' }),
  })
  expect(html).toMatch(/^<p>Antes\.<\/p>\n<p><a [^]*<\/a><\/p>\n<p>Después\.<\/p>$/)
})
