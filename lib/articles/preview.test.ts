import { anArticle } from '@/e2e/unit/builders'
import { env } from '../site/env'
import { type Content, installContent } from '../content/content'
import { findPreview } from './preview'
import { signPreview } from './preview-token'

const SECRET = 'a-secret-of-these-tests'
const HOUR = 60 * 60_000
const asked: string[] = []
const drafts = new Map([
  ['un-borrador', anArticle({ slug: 'un-borrador' })],
  ['canción', anArticle({ slug: 'canción' })],
])

const source = {
  isLocal: true,
  listDrafts: async () => [...drafts.values()].slice(0, 1),
  findArticle: async ({ slug }: { slug: string }) => {
    asked.push(slug)
    return drafts.get(slug) ?? null
  },
}
installContent({ source, sync: async () => null } as unknown as Content)

const token = (slug: string, secret = SECRET, expires = Date.now() + HOUR) =>
  signPreview(slug, expires, secret)

beforeEach(() => {
  env.PREVIEW_SECRET = SECRET
  asked.length = 0
})
afterAll(() => {
  delete env.PREVIEW_SECRET
})

test('a valid token gives access to its article', async () => {
  expect(await findPreview('un-borrador', token('un-borrador'))).toBe(drafts.get('un-borrador'))
  expect(asked).toEqual([])
})

test('an article is found in any Unicode form of its slug', async () => {
  const slug = 'canción'.normalize('NFD')
  expect(await findPreview(slug, token(slug))).toBe(drafts.get('canción'))
  expect(asked).toEqual(['canción'.normalize('NFC')])
})

test.each([
  ['no token', ''],
  ['one with another secret', token('un-borrador', 'another-secret-than-that')],
  ['one of yesterday', token('un-borrador', SECRET, Date.now() - 24 * HOUR)],
])('%s is rejected without a request to the source', async (_name, given) => {
  expect(await findPreview('un-borrador', given)).toBeNull()
  expect(asked).toEqual([])
})

test.each([undefined, ''])('with the secret %j no preview opens', async (secret) => {
  env.PREVIEW_SECRET = secret
  for (const given of [token('un-borrador'), token('un-borrador', ''), ''])
    expect(await findPreview('un-borrador', given)).toBeNull()
  expect(asked).toEqual([])
})
