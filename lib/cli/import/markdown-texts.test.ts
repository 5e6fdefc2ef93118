import { anOwnSite, noteLines, PNG } from '@/e2e/unit/imported-site'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

/** Writes a folder of texts and pictures beside the site. */
function aFolder(files: Record<string, string | Buffer>): string {
  for (const [name, content] of Object.entries(files)) site.write(`viejo/${name}`, content)
  return site.place('viejo')
}
const article = (slug: string) => site.read(`content/articles/${slug}.md`)

const post = (text: string, front = 'date: 2024-01-01') => ({ 'uno.md': `---\n${front}\n---\n${text}\n` })

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
  ['`{{</* youtube id */>}}`', '`{{< youtube id >}}`'],
  ['a {/* nota */} b\n\n`{/* c */}`', 'a  b\n\n`{/* c */}`'],
  ['\\(a_1 + b\\) y \\\\(c\\\\)', '$a_1 + b$ y $c$'],
  ['A\n\n\\[\n\\sum_i x_i\n\\]\n\nB \\[x\\] C', 'A\n\n$$\n\\sum_i x_i\n$$\n\nB \n\n$$\nx\n$$\n\n C'],
  ['una nota \\[1\\], \\(así\\) y [x](/a_\\(b\\))', 'una nota \\[1\\], \\(así\\) y [x](/a_\\(b\\))'],
  ['$latex x^2$ y $$y$$ y $z$', '$x^2$ y $$y$$ y $z$'],
  ['`\\(a\\)` cuesta $5 y $10', '`\\(a\\)` cuesta $5 y $10'],
  ['\\begin{align}\na &= b\n\\end{align}', '$$\n\\begin{align}\na &= b\n\\end{align}\n$$'],
  ['$$\n\\begin{align}a\\end{align}\n$$', '$$\n\\begin{align}a\\end{align}\n$$'],
])('commands and formulas become what the site shows: %j', async (text, becomes) => {
  await site.import(aFolder(post(text)))
  expect(article('uno').split('---\n\n')[1]).toBe(`${becomes}\n`)
})

test('pictures whose names hold a # or a ? are found however their address is written', async () => {
  const front = 'title: Uno\ndate: 2024-01-01\ncover: "foto #1.png"'
  const text = '![[foto #2.png]] ![](foto%20%233.png) ![](<¿4?.png>)\n\n{{< figure src="foto #5.png" >}}'
  const names = ['foto #1.png', 'foto #2.png', 'foto #3.png', '¿4?.png', 'foto #5.png']
  const pictures = Object.fromEntries(names.map((name) => [name, PNG]))
  const other = { 'otra.md': '---\ndate: 2024-01-01\n---\n[[uno#Un punto|Uno]]\n' }
  const result = await site.import(aFolder({ ...post(text, front), ...pictures, ...other }))
  expect(noteLines(result)).toEqual([])
  const addresses = article('uno').match(/\/images\/\S*?png/g) ?? []
  expect(addresses).toHaveLength(5)
  expect(addresses.filter((address) => !site.has(`content${address}`))).toEqual([])
  expect(article('otra')).toContain('[Uno](/article/uno#un-punto)')
})

test('an address of two texts leads to the one that it led to first', async () => {
  const text = (aliases: string) => `---\ndate: 2024-01-01\naliases: [${aliases}]\n---\n[b](/b/) [x](/x/)\n`
  const folder = aFolder({
    'hugo.toml': "baseURL = 'https://viejo.example/'\n",
    'content/a.md': text('/x/, /b/'),
    'content/b.md': text('/x/'),
  })
  await site.import(folder)
  expect(article('b')).toContain('[b](/article/b) [x](/article/a)')
  const redirects = site.read('content/redirects.ts')
  expect(redirects).toContain("'/b': '/article/b',")
  expect(redirects).toContain("'/x': '/article/a',")
})

test('an embedded player becomes a link to its page, which is reported', async () => {
  const frame =
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>'
  const result = await site.import(aFolder(post(`Antes.\n\n${frame}\n\n\`${frame}\``)))
  expect(article('uno')).toContain('Antes.\n\n<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n`<iframe')
  expect(noteLines(result)).toEqual(['content/articles/uno.md:10: an embedded iframe is a link now'])
})

test('an invalid date is reported, and the text becomes a draft', async () => {
  const result = await site.import(aFolder(post('Texto.', 'date: 08/07/2026')))
  expect(article('uno')).toContain('\nstatus: draft\n')
  expect(noteLines(result)[0]).toBe('content/articles/uno.md: its date "08/07/2026" can\'t be read')
})

test('JSON front matter is supported; invalid front matter is reported by line', async () => {
  const json = '{\n  "title": "Otro",\n  "date": "2024-01-02"\n}\n\nTexto.\n'
  const broken = '---\ntitle: "Uno\ndate: 2024-01-01\n---\nTexto.\n'
  const result = await site.import(aFolder({ 'otro.md': json, 'roto.md': broken }))
  expect(article('otro')).toContain('\ntitle: Otro\n')
  expect(result.articles).toHaveLength(1)
  expect(noteLines(result)[0]).toMatch(/^viejo\/roto\.md:\d: it is left out: its front matter can't be read/)
})

test('images of the same name are kept apart; invalid or missing ones stay and are reported', async () => {
  const text = '![a](x/f.png) ![b](y/f.png) ![c](texto.png) ![d](nada.png) ![e](https://cdn.example/g.png)'
  const files = { 'x/f.png': PNG, 'y/f.png': Buffer.concat([PNG, PNG]), 'texto.png': 'No es una imagen' }
  const result = await site.import(aFolder({ ...post(text), ...files }))
  expect(article('uno')).toMatch(
    /!\[a\]\(\/images\/articles\/uno\/f-\w{6}\.png\) !\[b\]\(\/images\/articles\/uno\/f-\w{6}\.png\) !\[c\]\(texto\.png\)/,
  )
  expect(article('uno')).toContain('![d](nada.png) ![e](/images/articles/uno/g.png)')
  expect(site.asked).toEqual(['https://cdn.example/g.png'])
  expect(noteLines(result)).toEqual([
    'content/articles/uno.md:8: the picture texto.png stays where it was: it is no picture that browsers show, or a drawing with scripts in it',
    'content/articles/uno.md:8: the picture nada.png stays where it was: there is no such file',
  ])
})

test('a folder without texts is rejected', async () => {
  await expect(site.import(aFolder({ 'README.md': 'Hola.\n' }))).rejects.toThrow('holds no Markdown file')
})
