import { anOwnSite, PNG } from '@/e2e/unit/imported-site'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

const post = (text: string, front = 'date: 2024-01-01') => ({
  'uno.md': `---\n${front}\n---\n${text}\n`,
})

test.each([
  ['{% youtube "https://youtu.be/dQw4w9WgXcQ" %}', '<https://youtu.be/dQw4w9WgXcQ>'],
  [
    '{% include video id="dQw4w9WgXcQ" provider="youtube" %}',
    '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>',
  ],
  [
    '{{< youtube "https://www.youtube.com/watch?v=dQw4w9WgXcQ" >}}',
    '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>',
  ],
  ['{{< youtube autoplay="true" >}}', '{{< youtube autoplay="true" >}}'],
  [
    '{% include figure image_path="https://a.example/f.png" alt="Un faro" caption="Pie" %}',
    '![Un faro](/images/articles/uno/f.png "Pie")',
  ],
  ['```liquid\n{% raw %}\n{{ page.title }}\n{% endraw %}\n```', '```liquid\n{{ page.title }}\n```'],
  ['![](https://a.example/f.png align="center")', '![](/images/articles/uno/f.png)'],
  ['una nota \\[1\\], \\(así\\) y [x](/a_\\(b\\))', 'una nota \\[1\\], \\(así\\) y [x](/a_\\(b\\))'],
  ['$$y$$ y $z$', '$$y$$ y $z$'],
])('commands become what the site shows: %j', async (text, becomes) => {
  await site.import(site.folder(post(text)))
  expect(site.article('uno').split('---\n\n')[1]).toBe(`${becomes}\n`)
})

test('pictures whose names hold a # or a ? are found however their address is written', async () => {
  const front = 'title: Uno\ndate: 2024-01-01\ncover: "foto #1.png"'
  const text = '![](foto%20%232.png) ![](<¿3?.png>)\n\n{{< figure src="foto #4.png" >}}'
  const names = ['foto #1.png', 'foto #2.png', '¿3?.png', 'foto #4.png']
  const pictures = Object.fromEntries(names.map((name) => [name, PNG]))
  const result = await site.import(site.folder({ ...post(text, front), ...pictures }))
  expect(result.notes).toEqual([])
  const addresses = site.article('uno').match(/\/images\/\S*?png/g) ?? []
  expect(addresses).toHaveLength(4)
  expect(addresses.filter((address) => !site.has(`content${address}`))).toEqual([])
})

test('an embedded player becomes a link to its page, which is reported', async () => {
  const frame =
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>'
  const result = await site.import(site.folder(post(`Antes.\n\n${frame}\n\n\`${frame}\``)))
  expect(site.article('uno')).toContain('Antes.\n\n<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n`<iframe')
  expect(result.notes).toEqual([
    'content/articles/uno.md: an embedded iframe is a link now: https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ])
})

test('an invalid date is reported, and the text becomes a draft', async () => {
  const result = await site.import(site.folder(post('Texto.', 'date: 08/07/2026')))
  expect(site.article('uno')).toContain('\nstatus: draft\n')
  expect(result.notes[0]).toBe('content/articles/uno.md: its date "08/07/2026" can\'t be read')
})

test('JSON front matter is supported; invalid front matter is reported by line', async () => {
  const json = '{\n  "title": "Otro",\n  "date": "2024-01-02"\n}\n\nTexto.\n'
  const broken = '---\ntitle: "Uno\ndate: 2024-01-01\n---\nTexto.\n'
  const result = await site.import(site.folder({ 'otro.md': json, 'roto.md': broken }))
  expect(site.article('otro')).toContain('\ntitle: Otro\n')
  expect(result.files).toEqual(['articles/otro.md'])
  expect(result.notes[0]).toMatch(/^viejo\/roto\.md:\d: it is left out: its front matter can't be read/)
})

test('images of the same name are kept apart; invalid or missing ones stay and are reported', async () => {
  const text = '![a](x/f.png) ![b](y/f.png) ![c](texto.png) ![d](nada.png) ![e](https://cdn.example/g.png)'
  const files = { 'x/f.png': PNG, 'y/f.png': Buffer.concat([PNG, PNG]), 'texto.png': 'No es una imagen' }
  const result = await site.import(site.folder({ ...post(text), ...files }))
  expect(site.article('uno')).toContain(
    '![a](/images/articles/uno/f.png) ![b](/images/articles/uno/f-2.png) ![c](texto.png) ![d](nada.png) ![e](/images/articles/uno/g.png)',
  )
  expect(site.asked).toEqual(['https://cdn.example/g.png'])
  expect(result.notes).toEqual([
    'content/articles/uno.md: the picture texto.png stays where it was: it is no picture that browsers show, or a drawing with scripts in it',
    'content/articles/uno.md: the picture nada.png stays where it was: there is no such file',
  ])
})

test('a folder without texts is rejected', async () => {
  await expect(site.import(site.folder({ 'README.md': 'Hola.\n' }))).rejects.toThrow('holds no Markdown file')
})

test.each([
  ['/blog/:title/', '_posts/2024-01-02-uno.md', '/blog/uno'],
  ['/:section/:year/:slug.html', '_notas/uno.md', '/notas/2024/uno.html'],
  ['/:path/', 'content/es/posts/uno/index.md', '/posts/uno'],
  ['/diario/:path', 'src/content/blog/uno.md', '/diario/blog/uno'],
  ['/:categories/:month/:day/:title', 'uno.md', '/dise%C3%B1o%20web/01/02/uno'],
])('with the addresses %s, %s was at %s', async (permalink, file, from) => {
  await site.import(site.folder({ [file]: '---\ndate: 2024-01-02\ncategories: [Diseño Web]\n---\n' }), {
    permalink,
  })
  expect(site.read('content/redirects.ts')).toContain(`'${from}': '/article/uno',`)
})

test('the address in the front matter counts before the form of all', async () => {
  await site.import(site.folder({ 'uno.md': '---\ndate: 2024-01-02\nslug: /a/dos/\n---\n' }), {
    permalink: '/:slug',
  })
  expect(site.read('content/redirects.ts')).toContain("'/a/dos': '/article/dos',")
})

test('texts in English are left out, unless there are no others', async () => {
  const files = { 'es/hola.md': 'Hola.', 'en/hello.md': 'Hello.', 'hey.en.md': 'Hey.' }
  expect((await site.import(site.folder(files))).notes).toEqual(
    expect.arrayContaining([
      'viejo/en/hello.md: it is no article in Spanish, and is left out',
      'viejo/hey.en.md: it is no article in Spanish, and is left out',
    ]),
  )
  expect(site.has('content/articles/hello.md')).toBe(false)
  await site.import(site.place('viejo/en'))
  expect(site.article('hello')).toContain('Hello.')
})

test('a post of Jekyll in HTML becomes Markdown', async () => {
  const html = '---\ntitle: Uno\n---\n<p>Hola, <b>tú</b></p>\n'
  await site.import(site.folder({ '_posts/2024-01-02-uno.html': html }))
  expect(site.article('uno')).toContain('\n---\n\nHola, **tú**\n')
})

test('where a text was published first, and its post, are kept; an address of the old site is not', async () => {
  const text = (canonical: string) =>
    `---\ndate: 2024-01-02\ncanonicalURL: ${canonical}\nconversation: https://a.example/@b/1\n---\n`
  await site.import(
    site.folder({
      'content/uno.md': text('https://dev.to/uno'),
      'content/dos.md': text('https://viejo.example/dos/'),
    }),
    { oldSite: 'https://viejo.example' },
  )
  expect(site.article('uno')).toContain(
    '\nconversation: https://a.example/@b/1\ncanonical_url: https://dev.to/uno\n',
  )
  expect(site.article('dos')).not.toContain('canonical_url')
})
