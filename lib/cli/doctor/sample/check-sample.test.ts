import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../../config/content-folder'
import { readSources } from '../source-text'
import { checkSample } from './check-sample'
import { markOf, textsOf } from './marks'

const SENTENCE = 'Vivo en una casa de muestra junto al río.'
const TITLE = 'Un artículo que vino con el sitio'
const MARKS = { texts: [SENTENCE, TITLE].map(markOf), files: [markOf('drawn')] }

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, 'content', file)), { recursive: true })
  writeFileSync(path.join(root, 'content', file), text)
}
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sample-'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function said(): Promise<string[]> {
  const folders = foldersOf(root, 'content')
  return checkSample(await readSources(folders), folders, MARKS).map(
    ({ severity, where, message }) => `${severity} ${where} ${message}`,
  )
}
const REST = 'came with the starter; write your own, or delete it'

test('texts of the sample are named with their line, whatever was edited around them', async () => {
  write(
    'home.ts',
    `export const home = {\n  intro: 'Mío, del todo mío, y de nadie más.',\n  biography: ['${SENTENCE}'],\n}\n`,
  )
  write('articles/uno.md', `---\nid: 7\ntitle: ${TITLE}\n---\n\n${SENTENCE}\n`)
  expect(await said()).toEqual([
    `warning content/articles/uno.md:3 "${TITLE}" and 1 more ${REST}`,
    `warning content/home.ts:3 "${SENTENCE}" ${REST}`,
  ])
})

test("the owner's own texts, the policy and comments are not", async () => {
  write(
    'home.ts',
    `// '${SENTENCE}'\nexport const home = { intro: 'Otra casa, en otro sitio, de otra gente.' }\n`,
  )
  write('privacy.md', `${SENTENCE}\n`)
  write('articles/uno.md', `---\nid: 7\ntitle: Mío\n---\n${'\n'.repeat(12)}${SENTENCE}\n`)
  expect(await said()).toEqual([])
})

test('pictures and PDFs of the sample are named by folder', async () => {
  write('images/portrait.svg', 'drawn')
  write('images/zeta.svg', 'drawn')
  write('images/mine.svg', 'mine')
  write('cv.pdf', 'drawn')
  expect(await said()).toEqual([
    'warning content/cv.pdf the file came with the starter; put your own there',
    'warning content/images/portrait.svg the file and 1 more files came with the starter; put your own there',
  ])
})

test('short texts tell nothing: names, tags, addresses, titles of jobs', () => {
  const line = `{ name: 'Visual Studio Code', url: 'https://www.example.com/una/dirección/larga', role: 'Junior machine learning engineer' }`
  expect(textsOf('a.ts', line)).toEqual([])
  expect(textsOf('a.md', 'tags: [desarrollo, javascript, react, php, sql]'.replaceAll(', ', ','))).toEqual([])
  expect(textsOf('a.ts', `'${SENTENCE}'`)).toEqual([{ line: 1, text: SENTENCE }])
})
