import { linkTo, pageOfEmbed } from './embeds'

test.each([
  ['https://www.youtube.com/embed/abc-_1?rel=0', 'https://www.youtube.com/watch?v=abc-_1'],
  ['http://youtube-nocookie.com/embed/abc', 'https://www.youtube.com/watch?v=abc'],
  ['//player.vimeo.com/video/123', 'https://vimeo.com/123'],
  ['https://gist.github.com/ana/1.js', 'https://gist.github.com/ana/1'],
  ['https://gist.github.com/ana/1.js?file=a.ts', 'https://gist.github.com/ana/1'],
  ['https://otro.example/embed/abc', 'https://otro.example/embed/abc'],
])('%s shows something of %s', (source, page) => expect(pageOfEmbed(source)).toBe(page))

test.each([
  [' https://otro.example/a ', '<https://otro.example/a>'],
  ['//otro.example/a', '<https://otro.example/a>'],
  ['javascript:a()', ''],
  ['/a', ''],
  ['https://otro.example/a b', ''],
  ['https://otro.example/<b>', ''],
  ['', ''],
])('%j as a link: %j', (address, link) => expect(linkTo(address)).toBe(link))
