import { editMarkdown, picturesIn, raiseHeadings } from './edit-markdown'

const ADDRESSES = {
  picture: (address: string) =>
    address.includes('no') ? null : { address: `/p/${address.split('/').at(-1)}` },
  link: (address: string) =>
    address.startsWith('https://old.example') ? { address: '/article/x', words: 'X' } : null,
}

test.each([
  ['![a](https://e.example/a.png)', '![a](/p/a.png)'],
  ['![a](<https://e.example/a.png> "t")', '![a](</p/a.png> "t")'],
  ['![a [b] c](https://e.example/a.png)', '![a [b] c](/p/a.png)'],
  ['[a](https://old.example/a_b*c)', '[a](/article/x)'],
  ['[a](https://old.example/a\\_b)', '[a](/article/x)'],
  ['[a](https://old.example/?a=1&amp;b=2)', '[a](/article/x)'],
  ['![a](https://e.example/no.png)', '![a](https://e.example/no.png)'],
  ['![a][r]\n\n[r]: https://e.example/a.png', '![a][r]\n\n[r]: /p/a.png'],
  ['[a][r]\n\n[r]: https://e.example/a.png', '[a][r]\n\n[r]: https://e.example/a.png'],
  ['[a][r]\n\n[r]: https://old.example/1', '[a][r]\n\n[r]: /article/x'],
  [
    '[![a][P]][r]\n\n[p]: https://e.example/a.png\n[r]: https://old.example/1',
    '[![a][P]][r]\n\n[p]: /p/a.png\n[r]: /article/x',
  ],
  ['![a][r] [b][r]\n\n[r]: https://e.example/a.png', '![a][r] [b][r]\n\n[r]: /p/a.png'],
  ['[a](https://old.example/1 "https://old.example/1")', '[a](/article/x "https://old.example/1")'],
  ['[https://old.example/1](https://old.example/1)', '[https://old.example/1](/article/x)'],
  ['[![a](https://e.example/a.png)](https://old.example/1)', '[![a](/p/a.png)](/article/x)'],
  ['<https://old.example/1>', '[X](/article/x)'],
  ['Ver https://old.example/1.', 'Ver [X](/article/x).'],
  ['[a](https://else.example/)', '[a](https://else.example/)'],
  ['a <img alt="b" src="https://e.example/a.png"> c', 'a <img alt="b" src="/p/a.png"> c'],
  ['a <a href="https://old.example/1?a=1&amp;b=2">b</a>', 'a <a href="/article/x">b</a>'],
  ['`![a](https://e.example/a.png)`', '`![a](https://e.example/a.png)`'],
  ['```\n[a](https://old.example/1)\n```', '```\n[a](https://old.example/1)\n```'],
  ['*  odd   spacing*\n\n\n* kept', '*  odd   spacing*\n\n\n* kept'],
])('addresses are changed, and nothing else: %j', (given, expected) => {
  expect(editMarkdown(given, ADDRESSES)).toBe(expected)
})

test.each([
  ['![a](https://e.example/a.png) b', '![a](https://e.example/a.png)! b'],
  ['<img src="https://e.example/a.png"> b', '<img src="https://e.example/a.png">! b'],
  ['[b](https://e.example/a)', '[b](https://e.example/a)'],
])('a mark stands behind what it is about, which stays: %j', (given, expected) => {
  expect(editMarkdown(given, { picture: () => ({ mark: '!' }), link: () => null })).toBe(expected)
})

test('a bare address that gets a mark alone stays', () => {
  expect(editMarkdown('<https://e.example/a>', { picture: () => null, link: () => ({ mark: '!' }) })).toBe(
    '<https://e.example/a>',
  )
})

test('every picture of a text is found once', () => {
  expect(picturesIn('![](a.png) ![](a.png) <img src="b.png">\n\n`![](no.png)`')).toEqual(['a.png', 'b.png'])
})

test('a definition is that of a picture where a picture is written with it, not where a link is', () => {
  const definitions = '\n\n[uno]: a.png\n[dos]: /article/dos\n[tres]: c.png\n[nadie]: d.png'
  expect(picturesIn(`[uno] ![Uno] [enlace][dos] [![otra][tres]](x)${definitions}`)).toEqual([
    'a.png',
    'c.png',
  ])
})

test.each([
  ['## A\n\n### B\n\n## C', '# A\n\n## B\n\n# C'],
  ['A\n---\n\n### B', 'A\n===\n\n## B'],
  ['A\n--- \t\n\nB', 'A\n===\n\nB'],
  ['# A\n\n## B', '# A\n\n## B'],
  ['```\n## no\n```\n\nText', '```\n## no\n```\n\nText'],
])('the highest heading is of level 1: %j', (given, expected) => expect(raiseHeadings(given)).toBe(expected))
