import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { rehypeHeadingLinks } from './heading-links'

const after = (html: string) =>
  String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeHeadingLinks)
      .use(rehypeStringify)
      .processSync(html),
  )

test.each(['h2', 'h6'])('a heading with an id is a link to itself: %s', (name) => {
  expect(after(`<${name} id="a">Uno <b>dos</b></${name}>`)).toBe(
    `<${name} id="a"><a href="#a" data-heading>Uno <b>dos</b></a></${name}>`,
  )
})

test.each([
  '<h2>a</h2>',
  '<h1 id="a">a</h1>',
  '<h2 id="a"></h2>',
  '<h2 id="a">a <b><a href="/b">b</a></b></h2>',
  '<p id="a">a</p>',
  '<p>a</p>',
])('anything else stays as it is: %s', (html) => expect(after(html)).toBe(html))
