import { redirects } from '@/e2e/unit/own-content'
import { owner } from '../config/owner'
import { unknownAddress } from './unknown-address'

afterEach(() => void Object.assign(owner, { redirects }))

const answer = async (path: string) => {
  const { status, headers } = await unknownAddress(new URL(path, 'https://site.example'))
  return { status, ...Object.fromEntries(headers) }
}

test.each([
  ['/nada', '/'],
  ['/nada/mas?a=1', '/'],
  ['/en/nothing', '/en'],
  ['/english', '/'],
])('%s leads to %s for now, and browsers ask again', async (path, location) => {
  expect(await answer(path)).toEqual({ status: 307, location, 'cache-control': 'no-store' })
})

test('a former address leads to its new one for good', async () => {
  expect(await answer('/viejo?a=1')).toMatchObject({ status: 308, location: '/articles?a=1' })
})

test('the owner’s table is the newest before it is looked at', async () => {
  const ownerData = jest.requireMock<typeof import('../portfolio/owner-data')>('../portfolio/owner-data')
  const follow = jest.spyOn(ownerData, 'followOwner').mockImplementation(async (names = []) => {
    owner.redirects = { [`/de-ahora-${names.join()}`]: '/resume' }
  })
  expect(await answer('/de-ahora-redirects')).toMatchObject({ status: 308, location: '/resume' })
  follow.mockRestore()
})
