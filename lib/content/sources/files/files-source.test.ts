import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../../site/content-folder'
import { describeContentSource } from '@/e2e/unit/content-source.contract'
import { createFilesSource } from './files-source'

const PROJECT = { imgPath: '', isBlog: false, title: 'P', description: 'd', ghLink: '', demoLink: '' }
const PROJECTS = ['web', 'app', 'web'].map((tipo, index) => ({ ...PROJECT, id: index + 1, tipo }))

const file = (fields: string, body = '# Uno\n\nTexto.') => `---\n${fields}\n---\n\n${body}\n`
const FILES = {
  'primero.md': file('id: 1\ntitle: Primer artículo\ntags: [php, ia]\ncreated_at: 2026-01-01 10:00:00'),
  'segundo.md': file('id: 2\ntitle: Segundo artículo\ntags: [php, ia]\ncreated_at: 2026-02-02 10:00:00'),
  'tercero.md': file(
    'id: 3\ntitle: Tercer artículo\ntags: [php, ia]\ncreated_at: 2026-03-03 10:00:00\npublished_at: 2126-03-03 10:00:00',
  ),
  'borrador.md': file('id: 4\ntitle: Borrador\nstatus: draft\ncreated_at: 2026-04-04 10:00:00'),
}

const roots: string[] = []

async function aSite(
  articles: Record<string, string> = FILES,
  projects: object[] = PROJECTS,
): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'))
  roots.push(root)
  await mkdir(path.join(root, 'content/articles'), { recursive: true })
  await mkdir(path.join(root, 'public'))
  for (const [name, text] of Object.entries(articles))
    await writeFile(path.join(root, 'content/articles', name), text)
  await writeFile(path.join(root, 'content/projects.json'), JSON.stringify(projects))
  return root
}

const aSource = async (...files: Parameters<typeof aSite>) =>
  createFilesSource(foldersOf(await aSite(...files), 'content'))

afterAll(async () => {
  for (const root of roots) await rm(root, { recursive: true })
})

describeContentSource('embedded', () => aSource(), [['borrador', 'Borrador']])

test('§3 card: a card shows the minutes of the body, like its article', async () => {
  const long = file('id: 1\ntitle: Largo\nexcerpt: Breve.\ncreated_at: 2026-01-01', 'palabra '.repeat(501))
  const { rows } = await (await aSource({ 'largo.md': long })).listArticles(1)
  expect(rows.map(({ reading_minutes }) => reading_minutes)).toEqual([3])
})

test('a picture that is put beside its article later is found without an edit of the text', async () => {
  const fields = 'id: 1\ntitle: T\ncreated_at: 2026-01-01'
  const root = await aSite({ 'uno.md': file(fields, '![Plano](img/plano.png)') })
  const source = createFilesSource(foldersOf(root, 'content'))
  const shown = async () => (await source.listArticles(1)).rows.map(({ content }) => content)
  expect(await shown()).toEqual([expect.stringContaining('(img/plano.png)')])
  await mkdir(path.join(root, 'content/articles/img'))
  await writeFile(path.join(root, 'content/articles/img/plano.png'), 'PNG')
  expect(await shown()).toEqual([expect.stringContaining('(/images/articles/img/plano.png)')])
})

const good = 'id: 1\ntitle: T\ncreated_at: 2026-01-01 10:00:00'

test('without articles and projects both lists are empty: neither an empty folder nor a missing one is an error', async () => {
  const root = await aSite({}, [])
  const source = createFilesSource(foldersOf(root, 'content'))
  const none = async () => [(await source.listArticles(1)).rows, (await source.listProjects(1)).rows]
  expect(await none()).toEqual([[], []])
  await rm(path.join(root, 'content/articles'), { recursive: true })
  expect(await none()).toEqual([[], []])
})

test.each([
  ['https://example.com/x@2.png?by=a@b', 'https://example.com/x@2.png?by=a@b'],
  ['https://user:secret@example.com/x.png', 'https://example.com/x.png'],
])('the external image %s becomes %s: credentials are removed', async (image, address) => {
  const source = await aSource({ 'a.md': file(`${good}\nfeatured_image: ${image}`) })
  expect((await source.findArticle({ id: 1, slug: 'a' }))?.featured_image).toBe(address)
})
