import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'

const counted: string[] = []
const state = { isCounting: true }
jest.mock('../../services/counters/site-counters', () => ({
  get isCounting() {
    return state.isCounting
  },
  countToday: (kind: string, name: string) => void counted.push(`${kind} ${name}`),
}))

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const OWN = { 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' }

async function post(id: number, headers: Record<string, string>): Promise<number> {
  const { POST } = await import('@/app/api/portfolio/view-article.php/route')
  const body = JSON.stringify({ article_id: id })
  return (await POST(new Request('http://localhost/x', { method: 'POST', body, headers }))).status
}

beforeEach(() => {
  counted.length = 0
  state.isCounting = true
  resetContent()
  fakeContent.articles = [anArticle({ id: 33, slug: 'año' })]
})

test('§7 view-article.php counts a view as a page of this site would report it', async () => {
  expect(await post(33, OWN)).toBe(204)
  expect(counted).toEqual(['page /article/a%C3%B1o'])
})

test('§7 view-article.php takes a report from elsewhere, and counts nothing', async () => {
  expect(await post(33, { ...OWN, 'sec-fetch-site': 'cross-site' })).toBe(204)
  expect(await post(33, { ...OWN, dnt: '1' })).toBe(204)
  expect(await post(33, { 'user-agent': 'curl/8' })).toBe(204)
  expect(counted).toEqual([])
})

test('§7 view-article.php knows no other article; without counters it asks for none', async () => {
  expect(await post(34, OWN)).toBe(404)
  state.isCounting = false
  expect(await post(34, OWN)).toBe(204)
  expect(await post(33, OWN)).toBe(204)
  expect(counted).toEqual([])
})
