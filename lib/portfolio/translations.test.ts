import { dependencies, fakeContent, madeFrom, resetContent } from '@/e2e/unit/fake-catalog'
import { anArticle } from '@/e2e/unit/builders'
import { currentVersion } from '../cache/process-caches'
import { nameOfTag } from '../cache/tag-names'
import { versionOf } from '../cache/version'
import type { Translation } from '../content/sources/files/translation-file'
import {
  findTranslatedArticles,
  getTranslatedArticle,
  getTranslatedArticles,
  startTranslations,
  translatedSlugs,
} from './translations'

let texts: Translation[] = []
jest.mock('./translations-folder', () => ({ translationsFolder: { read: async () => ({ texts }) } }))

const original = (slug: string, fields: object = {}) => anArticle({ slug, tags: ['php'], ...fields })
const inEnglish = (slug: string, content = 'A text.') =>
  ({ slug, title: `${slug} in English`, content }) as Translation

beforeEach(() => {
  resetContent()
  dependencies.length = 0
  fakeContent.articles = [original('uno'), original('dos'), original('tres')]
  texts = [inEnglish('uno'), inEnglish('tres')]
})

test('English articles in the order of the originals, with the words of their own', async () => {
  expect((await getTranslatedArticles()).map(({ title }) => title)).toEqual([
    'uno in English',
    'tres in English',
  ])
  expect((await getTranslatedArticle('tres'))?.content).toBe('A text.')
  expect([await getTranslatedArticle('dos'), await getTranslatedArticle('nada')]).toEqual([null, null])
  expect(dependencies).toEqual(['translations/', 'translation/tres', 'translation/dos', 'translation/nada'])
})

test('a list stays when other articles come, and changes with its translations and their originals', async () => {
  await getTranslatedArticles()
  const made = madeFrom.get('translations/')
  const change = async (how: () => void) => {
    how()
    return (await currentVersion('translations/')) !== made
  }
  expect(await change(() => (fakeContent.articles = [original('nuevo'), ...fakeContent.articles]))).toBe(
    false,
  )
  expect(await change(() => (texts = [inEnglish('uno', 'Other.'), inEnglish('tres')]))).toBe(true)
  expect(await change(() => (texts = [inEnglish('uno'), inEnglish('tres')]))).toBe(false)
  expect(
    await change(() => (fakeContent.articles = [original('uno', { tags: ['css'] }), original('tres')])),
  ).toBe(true)
})

test('an article stays when another one is translated', async () => {
  await getTranslatedArticle('uno')
  const made = madeFrom.get('translation/uno')
  texts = [...texts, inEnglish('dos')]
  expect(await currentVersion('translation/uno')).toBe(made)
  texts = [inEnglish('uno', 'Other.')]
  expect(await currentVersion('translation/uno')).not.toBe(made)
})

test('the tag of a long slug is known once the list is, before a page of it is made', async () => {
  const slug = 'ñ'.repeat(100)
  const tag = `~${versionOf(`translation/${slug}`)}`
  fakeContent.articles = [original(slug)]
  texts = [inEnglish(slug)]
  expect(nameOfTag(tag)).toBeNull()
  await getTranslatedArticles()
  expect(nameOfTag(tag)).toBe(`translation/${slug}`)
})

test('without translations the originals are not asked for; with some, they have to be there', async () => {
  fakeContent.failure = new Error('down')
  await expect(getTranslatedArticles()).rejects.toThrow('down')
  texts = []
  expect(await getTranslatedArticles()).toEqual([])
  expect(await findTranslatedArticles()).toEqual([])
})

describe('the frame of every page', () => {
  test('knows which articles are in English, in an order that stays', async () => {
    expect(await translatedSlugs()).toEqual(['tres', 'uno'])
    expect(dependencies).toEqual(['translated-slugs'])
    expect(madeFrom.get('translated-slugs')).toBe(await currentVersion('translated-slugs'))
    expect(await currentVersion('articles')).toBeNull()
  })

  test('is made again when another article is translated, and not with an edit', async () => {
    startTranslations()
    await translatedSlugs()
    const made = await currentVersion('translated-slugs')
    texts = [inEnglish('tres', 'Other.'), inEnglish('uno')]
    expect(await currentVersion('translated-slugs')).toBe(made)
    texts = [...texts, inEnglish('dos')]
    expect(await currentVersion('translated-slugs')).not.toBe(made)
  })

  test('has none while the originals can not be loaded, and is not made again for that', async () => {
    fakeContent.failure = new Error('down')
    expect(await translatedSlugs()).toEqual([])
    expect(await currentVersion('translated-slugs')).toBeNull()
  })
})

test('what describes a text is its own, never the original’s; pictures, tags and dates are unless it has some', async () => {
  fakeContent.articles = [
    original('uno', { excerpt: 'Breve.', meta_description: 'Sobre uno.', featured_image: '/images/uno.png' }),
  ]
  const [bare] = await getTranslatedArticles()
  expect(bare).toMatchObject({
    excerpt: null,
    meta_description: null,
    featured_image: '/images/uno.png',
    tags: ['php'],
    updated_at: '2026-09-05 10:33:56',
  })
  const own = {
    excerpt: 'Short.',
    meta_description: 'About one.',
    featured_image: '/images/one.png',
    tags: ['web'],
    updated_at: '2026-10-01 10:00:00',
  }
  texts = [{ ...inEnglish('uno'), ...own }]
  expect((await getTranslatedArticles())[0]).toMatchObject(own)
})

test('the minutes of a card are those of the English excerpt where it is the longer one', async () => {
  fakeContent.articles = [original('uno', { reading_minutes: 9 })]
  texts = [{ ...inEnglish('uno'), excerpt: 'word '.repeat(251) }]
  expect((await getTranslatedArticles())[0]?.reading_minutes).toBe(2)
})

test('a date of change that is written alone makes the page of its text again', async () => {
  await getTranslatedArticle('uno')
  const made = madeFrom.get('translation/uno')
  texts = [{ ...inEnglish('uno'), updated_at: '2026-11-20 10:45:00' } as Translation, inEnglish('tres')]
  expect(await currentVersion('translation/uno')).not.toBe(made)
})
