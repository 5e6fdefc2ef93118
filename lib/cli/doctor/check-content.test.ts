import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../config/content-folder'
import { checkContent } from './check-content'

const NOW = '2026-11-21 12:00:00'
const GOOD = 'Una descripción que ocupa lo que un buscador enseña, ni una línea suelta ni un párrafo entero.'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'))
  write('projects.json', '[]')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(name: string, text: string): void {
  const file = path.join(root, 'content', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const article = (slug: string, id: number, body: string) =>
  write(
    `articles/${slug}.md`,
    `---\nid: ${id}\ntitle: ${slug}\ncreated_at: 2026-01-02 03:04:05\nmeta_description: ${GOOD}\n---\n${body}`,
  )

const project = (id: number, title: string) => ({
  id,
  title,
  imgPath: '',
  isBlog: false,
  description: 'Texto.',
  ghLink: 'https://code.example',
  demoLink: '',
  tipo: 'web',
})

/** Returns the links that lead nowhere, with their file and line. */
async function lost(): Promise<string[]> {
  const findings = await checkContent(foldersOf(root, 'content'), NOW)
  return findings.map(({ where, message }) => `${where.replace('content/', '')} ${message.split(' ')[2]}`)
}

test('the links of a story are looked up, and a link to a story that has one of its headings is right', async () => {
  write('projects.json', JSON.stringify([project(2, 'Ábaco'), project(3, 'Mapa')]))
  write(
    'projects/2.md',
    '# Álgebra\n\n[a](#álgebra) [b](#nada) [c](/project/mapa#final) [d](/project/mapa#x)',
  )
  write('projects/3.md', '# Final\n\n[a](/project/abaco#%C3%A1lgebra) [b](/project/abaco#y) [c](/nada)')
  expect(await lost()).toEqual([
    'projects/2.md:3 #nada',
    'projects/2.md:3 /project/mapa#x',
    'projects/3.md:3 /project/abaco#y',
    'projects/3.md:3 /nada',
  ])
})

test('the story of no project has no page, and is not looked at', async () => {
  write('projects.json', JSON.stringify([project(2, 'Mapa')]))
  write('projects/2.md', 'Texto.')
  write('projects/7.md', '[a](/nada)')
  expect(await lost()).toEqual([])
})

test('the policy and its parts are looked at as one page', async () => {
  write('privacy.md', '# Datos\n\n[a](#datos) [b](/nada)')
  write('notas.md', '[a](/esto-no)')
  expect(await lost()).toEqual(['privacy.md:3 /nada'])
})

test('an article has a page in English where it is translated, and only there', async () => {
  article(
    'uno',
    1,
    '# Sí\n\n[a](/en/article/uno#x) [b](/en/article/dos) [c](/article/dos#sí) [d](/article/dos)',
  )
  article('dos', 2, '[a](#no)')
  write('articles/uno.en.md', '---\ntitle: One\n---\n\n[a](#any) [b](other) [c](dos)')
  expect(await lost()).toEqual([
    'articles/dos.md:7 #no',
    'articles/uno.en.md:5 other',
    'articles/uno.en.md:5 dos',
    'articles/uno.md:9 /en/article/dos',
    'articles/uno.md:9 /article/dos#sí',
  ])
})

test('an old address, a file of the owner and a part of a page that is no text are there', async () => {
  write('images/lista.txt', 'uno')
  article('uno', 1, '[a](/feed) [b](/images/lista.txt) [c](/images/otra.txt) [d](/about#yo)')
  expect(await lost()).toEqual(['articles/uno.md:7 /images/otra.txt'])
})

test('what keeps the content from being read is told beside the rest', async () => {
  write('site.ts', "export const site = { name: 'Alex Muestra' }")
  write('projects.json', '{')
  const findings = await checkContent(foldersOf(root, 'content'), NOW)
  expect(findings.map(({ severity, rule, where }) => [severity, rule, where])).toEqual([
    ['warning', 'placeholder', 'content/site.ts:1'],
    ['error', 'content', 'content/projects.json:1'],
  ])
})

test('a folder that is none is no finding but a failure', async () => {
  write('articles', 'Texto.')
  await expect(checkContent(foldersOf(root, 'content'), NOW)).rejects.toThrow('ENOTDIR')
})

test('links to every kind of address that the site has are right', async () => {
  article(
    'uno',
    1,
    [
      ...[
        '/etiqueta/php',
        '/etiqueta/php/rss.xml',
        '/etiquetas',
        '/articles/archivo',
        '/articles/archivo/2026',
      ],
      ...['/rss.xml', '/en/rss.xml', '/llms.txt', '/resume.json', '/sitemap.xml', '/favicon.ico'],
      ...['/article/uno.md', '/article/uno/', '/project/', '/en/', '/contacto/gracias', '/cv/es/cv.txt'],
    ]
      .map((address) => `[a](${address})`)
      .join('\n'),
  )
  const file = path.join(root, 'content/articles/uno.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('created_at', 'tags: [php]\ncreated_at'))
  expect(await lost()).toEqual([])
})

test('links that only look alike are not', async () => {
  article(
    'uno',
    1,
    '[a](/etiqueta/css) [b](/article/dos.md) [c](/articles/archivo/2025) [d](/en/article/uno)',
  )
  expect(await lost()).toEqual([
    'articles/uno.md:7 /etiqueta/css',
    'articles/uno.md:7 /article/dos.md',
    'articles/uno.md:7 /articles/archivo/2025',
    'articles/uno.md:7 /en/article/uno',
  ])
})
