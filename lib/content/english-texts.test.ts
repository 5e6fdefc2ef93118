import { mkdirSync, writeFileSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { anArticle } from '@/e2e/unit/builders'
import { folders } from '../site/content-folder'
import { createTexts } from './texts'
import { createTranslationReader, type TranslatedText, type TranslatedTexts } from './translations'
import { inEnglish } from './snapshot'

jest.spyOn(console, 'warn').mockImplementation(() => undefined)

const texts = createTexts(ownPath('texts'))
const read = createTranslationReader(folders, texts)
const write = (name: string, text: string) => writeFileSync(ownPath(`content/articles/${name}`), text)
const contents = (held: TranslatedTexts) => Promise.all(held.texts.map(({ text }) => texts.get(text)))

beforeAll(() => mkdirSync(ownPath('content/articles')))

test('at runtime an invalid file keeps its last good content, a new one is skipped, and the others update', async () => {
  write('uno.en.md', '---\ntitle: One\n---\nOne.')
  write('dos.en.md', '---\ntitle: Two\n---\nTwo.')
  const before = await read(null)
  write('dos.en.md', '---\ntitle: Two\nid: 2\n---\nTwo, broken.')
  write('tres.en.md', '')
  write('uno.en.md', '---\ntitle: One\n---\nOne, edited.')
  const now = await read(before)
  expect(await contents(now)).toEqual(['Two.', 'One, edited.'])
  expect(now.broken).toMatchObject([
    { id: 'content/articles/dos.en.md', title: 'Two', field: 'id' },
    { id: 'content/articles/tres.en.md', title: null, field: 'file' },
  ])
  await expect(read(null)).rejects.toThrow('dos.en.md')
  write('dos.en.md', '---\ntitle: Two\n---\nTwo, mended.')
  write('tres.en.md', '---\ntitle: Three\n---\nThree.')
  const mended = await read(now)
  expect(await contents(mended)).toEqual(['Two, mended.', 'Three.', 'One, edited.'])
  expect(mended.broken).toEqual([])
})

test('an English article is a translated copy of its original, but never inherits the fields that describe the body', () => {
  const original = anArticle({
    slug: 'uno',
    meta_description: 'Español',
    series: 'Serie',
    featured_image: '/a.png',
  })
  const text: TranslatedText = { slug: 'uno', title: 'One', text: 'hash', minutes: 3 }
  const [english] = inEnglish([anArticle({ slug: 'dos' }), original], [text])
  expect(english).toMatchObject({
    slug: 'uno',
    title: 'One',
    excerpt: null,
    meta_description: null,
    featured_image: '/a.png',
    tags: original.tags,
    updated_at: original.updated_at,
    reading_minutes: 3,
  })
  expect(english).not.toHaveProperty('series')
})

test('a translation of an unpublished original is not shown; the order is that of the originals', () => {
  const texts = ['uno', 'dos', 'tres'].map((slug) => ({ slug, title: slug, text: slug, minutes: 1 }))
  const originals = [anArticle({ slug: 'tres' }), anArticle({ slug: 'uno' })]
  expect(inEnglish(originals, texts).map(({ slug }) => slug)).toEqual(['tres', 'uno'])
})
