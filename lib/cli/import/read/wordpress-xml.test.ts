import { readWordpressXml } from './wordpress-xml'

const read = (xml: string) => readWordpressXml(xml, 'a.xml')
const rss = (inside: string) => `<?xml version="1.0"?>\n<rss><channel>\n${inside}\n</channel></rss>\n`

test('the channel and its items are read, each with the line on which it begins', () => {
  const { channel, items } = read(
    rss(`<title> Blog </title><link>https://a.example</link>
<item>
<title>Uno</title>
<content:encoded><![CDATA[<p>Hola &nbsp;</p>]]></content:encoded>
<category domain="post_tag" nicename="x"><![CDATA[ PHP ]]></category>
<category>Suelta</category>
<wp:postmeta><wp:meta_key>_a</wp:meta_key><wp:meta_value> b </wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>
<wp:comment/>
</item>
<item><title>Dos</title></item>
<title>Otro título</title>`),
  )
  expect(Object.fromEntries(channel)).toEqual({ title: 'Blog', link: 'https://a.example' })
  expect(items).toEqual([
    {
      line: 4,
      fields: new Map([
        ['title', 'Uno'],
        ['content:encoded', '<p>Hola &nbsp;</p>'],
        ['wp:postmeta', ''],
      ]),
      terms: [
        { domain: 'post_tag', name: 'PHP' },
        { domain: '', name: 'Suelta' },
      ],
      meta: new Map([['_a', ' b ']]),
      comments: 2,
    },
    { line: 13, fields: new Map([['title', 'Dos']]), terms: [], meta: new Map(), comments: 0 },
  ])
})

test('signs that XML does not allow are left out, names of HTML stay', () => {
  const [item] = read(rss('<item><title>U\u0000n\u000bo &nbsp;&amp;</title></item>')).items
  expect(item?.fields.get('title')).toBe('Uno &nbsp;&')
})

test.each([
  ['<!DOCTYPE rss [<!ENTITY a "b">]><rss/>', 'a.xml:1: the file defines entities of its own'],
  [rss('<item><title>Uno</item>'), 'a.xml:3: this is no whole XML'],
  ['<rss><channel>', 'a.xml:1: this is no whole XML'],
])('%j is refused at its line', (xml, why) => expect(() => read(xml)).toThrow(why))

test('words between items belong to none of them', () => {
  const { items, channel } = read(rss('<item><title>Uno</title></item><link> https://a.example </link>'))
  expect(items.map(({ fields }) => [...fields])).toEqual([[['title', 'Uno']]])
  expect(channel.get('link')).toBe('https://a.example')
})

test('the name of a field of its own has no spaces around it', () => {
  const [item] = read(
    rss(
      '<item><wp:postmeta><wp:meta_key> _a </wp:meta_key><wp:meta_value>b</wp:meta_value></wp:postmeta></item>',
    ),
  ).items
  expect(item?.meta).toEqual(new Map([['_a', 'b']]))
})

test('a document type without entities is read', () => {
  expect(read('<!DOCTYPE rss><rss><channel/></rss>').items).toEqual([])
})

test('a file of too many items is to be exported in parts', () => {
  const items = (count: number) => `<rss><channel>${'<item/>'.repeat(count)}</channel></rss>`
  expect(read(items(50_000)).items).toHaveLength(50_000)
  expect(() => read(items(50_001))).toThrow('the file has more than 50000 items; export it in parts')
})
