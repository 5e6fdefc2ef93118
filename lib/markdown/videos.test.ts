import { feedHtml } from './feed-html'
import { pageHtml } from './page-html'
import { textFacts } from './text-parts'

const images = [{ src: '/media/0' }]
const PAGE = 'https://www.example.com/article/a'
const toHtml = (content: string) => pageHtml(content, { images })
const imageSources = (content: string) => textFacts(content).images

const UUID = '9c9de5e8-0a1e-484a-b099-e80766180a6d'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'YouTube'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube'],
  ['https://vimeo.com/76979871', 'Vimeo'],
  [`https://tube.example.org/videos/watch/${UUID}`, 'PeerTube'],
  ['https://tube.example.org/w/kkGMgK9ZtnKfYAgnEtQxbv', 'PeerTube'],
])('a video alone in its paragraph is a poster linking to it: %s', (href, service) => {
  const html = toHtml(`[Una charla](${href})`)
  const escaped = href.replaceAll('&', '&#x26;')
  expect(html).toContain(
    `<p data-video><a href="${escaped}" target="_blank" rel="noopener noreferrer" aria-describedby="nueva.pestana">`,
  )
  expect(html).toContain(
    '<img src="/media/0" alt="" loading="lazy" decoding="async" width="1280" height="720">',
  )
  expect(html).toContain(`<strong>Una charla</strong> <span>Ver en ${service}</span></a></p>`)
  expect(toHtml(href)).toContain(`<strong>Vídeo</strong> <span>Ver en ${service}</span></a></p>`)
})

test.each([
  'Mira [esto](https://youtu.be/dQw4w9WgXcQ).',
  '[a](https://youtu.be/dQw4w9WgXcQ) [b](https://youtu.be/dQw4w9WgXcQ)',
  'https://www.youtube.com/watch?v=corto',
  'https://www.youtube.com/@canal/dQw4w9WgXcQ',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://example.org/w/index',
  '[a](javascript://youtu.be/dQw4w9WgXcQ)',
  '[a](http://user:secret@youtu.be/dQw4w9WgXcQ)',
  '- https://youtu.be/dQw4w9WgXcQ',
])('a link among others, or to other sites, stays a link: %s', (content) =>
  expect(toHtml(content)).not.toMatch(/data-video|<img/),
)

test('whitespace around its title is trimmed', () => {
  expect(toHtml('[ Una charla ](https://youtu.be/dQw4w9WgXcQ)')).toContain('<strong>Una charla</strong>')
  expect(toHtml('[ ](https://youtu.be/dQw4w9WgXcQ)')).toContain('<strong>Vídeo</strong>')
})

test('its poster is fetched by this site, and only if its address is known without a request', () => {
  expect(imageSources('https://youtu.be/dQw4w9WgXcQ\n\n![a](b.png)\n\nhttps://vimeo.com/76979871')).toEqual([
    'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    'b.png',
    'poster:https://vimeo.com/76979871',
  ])
})

test("a feed omits the page's video markup, and keeps the content around it", () => {
  const html = feedHtml('Antes.\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nDespués.', PAGE, { images })
  expect(html).toMatch(/^<p>Antes\.<\/p>\n<p><a [^]*<\/a><\/p>\n<p>Después\.<\/p>$/)
})

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Una charla"></iframe>',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    '<iframe src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3"></iframe>',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    '<div class="video"><iframe src="https://player.vimeo.com/video/76979871"></iframe></div>',
    'https://vimeo.com/76979871',
  ],
  [
    `<p><iframe src="https://tube.example.org/videos/embed/${UUID}"></iframe></p>`,
    `https://tube.example.org/videos/watch/${UUID}`,
  ],
])('a video iframe becomes a poster linking to its page: %s', (frame, page) => {
  const html = toHtml(`Antes.\n\n${frame}\n\nDespués.`)
  expect(html).toContain(`<p data-video><a href="${page}"`)
  expect(html).not.toContain('iframe')
})

test.each([
  '<iframe src="https://example.org/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://www.youtube.com/embed/videoseries?list=PL0"></iframe>',
  '<iframe srcdoc="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
])('other iframes are removed: %s', (frame) => expect(toHtml(`a\n\n${frame}`)).not.toMatch(/<a |iframe/))
