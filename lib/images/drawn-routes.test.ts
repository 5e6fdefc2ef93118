import '@/e2e/unit/fake-content'
import { inConversionQueue } from './image-cache'

const drawn: string[] = []
jest.mock('../previews/draw-card', () => ({
  drawCard: async () => {
    drawn.push('card')
    return Buffer.from('jpeg')
  },
}))
jest.mock('../resume/pdf-pages', () => ({
  drawFirstPage: async () => {
    drawn.push('first page')
    return Buffer.from('webp')
  },
}))
jest.mock('../resume/printed', () => ({
  getPrinted: async () => ({ forms: ['pdf'], facts: { pages: 1 } }),
}))

import { GET as pageCard } from '../../app/media/page/[name]/route'
import { GET as firstPage } from '../../app/media/cv/[width]/route'
import { GET as firstPageOfRole } from '../../app/media/cv/[width]/[language]/[file]/route'

const request = new Request('https://site.example/')
const routes: [string, () => Promise<Response>][] = [
  ['the preview of a page', () => pageCard(request, { params: Promise.resolve({ name: 'home.jpg' }) })],
  ['the first page of the CV', () => firstPage(request, { params: Promise.resolve({ width: '714.webp' }) })],
  [
    'the first page of another',
    () => firstPageOfRole(request, { params: Promise.resolve({ width: '714', language: 'en', file: 'cv' }) }),
  ],
]

test.each(routes)('%s is queued with all other conversions', async (_name, get) => {
  drawn.length = 0
  const ends: (() => void)[] = []
  const others = [1, 2].map(() => inConversionQueue(() => new Promise<void>((resolve) => ends.push(resolve))))
  const answer = get()
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(drawn).toEqual([])
  for (const end of ends) end()
  await Promise.all(others)
  expect((await answer).status).toBe(200)
  expect(drawn).toHaveLength(1)
})
