import type { SearchDocument, Section } from './query'
import { withText } from './documents'

const aDocument = (text = ''): SearchDocument => ({
  kind: 'article',
  path: '/article/uno',
  title: 'Uno',
  tags: [],
  summary: text,
  sections: [{ id: null, heading: '', text }],
})
const articleSections = async (content: string): Promise<Section[]> =>
  (await withText(aDocument(), content)).sections

test('a text is split at its headings, whose ids are those of the page', async () => {
  const text = `Antes **de** todo.\n\n# Índices de la base\n\nUno [con enlace](https://example.com/oculto).\n\n## Índices de la base\n\nDos\ntres.\n`
  expect(await articleSections(text)).toEqual([
    { id: null, heading: '', text: 'Antes de todo.' },
    { id: 'índices-de-la-base', heading: 'Índices de la base', text: 'Uno con enlace.' },
    { id: 'índices-de-la-base-1', heading: 'Índices de la base', text: 'Dos tres.' },
  ])
})

test('words in code, lists, tables and images are indexed, punctuation and addresses are not', async () => {
  const text = `- uno\n- dos con \`const\`\n\n| a | b |\n| - | - |\n| c | d |\n\n![Una foto](/images/foto.png)\n\n\`\`\`js\nlet secreto = 1\n\`\`\`\n`
  const [first] = await articleSections(text)
  expect(first).toEqual({
    id: null,
    heading: '',
    text: 'uno dos con const a b c d Una foto let secreto = 1',
  })
})

test('footnotes are a section of their own, without their markers', async () => {
  const sections = await articleSections('Texto[^1].\n\n[^1]: La nota.\n')
  expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
    ['', 'Texto.'],
    ['Notas', 'La nota.'],
  ])
  expect(sections[1]?.id).toMatch(/footnote-label$/)
})

test('raw HTML of old articles is indexed as text, and whatever the page sanitises is not', async () => {
  const [first] = await articleSections('<p>Hola <b>mundo</b></p><script>alert("veneno")</script>')
  expect(first?.text).toBe('Hola mundo')
})

test('decomposed letters are normalised to composed ones', async () => {
  expect((await articleSections('an\u0303o'))[0]?.text).toBe('año')
})

test('words of adjacent blocks are separated, parts of a word are not', async () => {
  expect((await articleSections('<div>uno<p>dos</p>tres</div>'))[0]?.text).toBe('uno dos tres')
  expect((await articleSections('pala**bra**s'))[0]?.text).toBe('palabras')
})

test('an image without alt text adds no words', async () => {
  expect((await articleSections('uno <img src="/images/a.png"> dos'))[0]?.text).toBe('uno dos')
})

test('the summary of a text follows its introduction', async () => {
  const { sections } = await withText(aDocument('Breve.'), 'Uno.\n\n## Dos\n\nTres.')
  expect(sections.map(({ id, text }) => [id, text])).toEqual([
    [null, 'Breve. Uno.'],
    ['dos', 'Tres.'],
  ])
})
