import { NextRequest } from 'next/server'
import { proxy } from '@/proxy'
import { resolvePathname } from '@/lib/routing/resolve-pathname'

jest.mock('@/lib/config/owner', () => ({ redirects: { '/article/old': '/article/new#end' } }))
jest.mock('@/lib/routing/resolve-pathname', () => ({ resolvePathname: jest.fn() }))

const answer = (address: string, host = 'www.example.com') =>
  proxy(new NextRequest(new URL(address, `http://${host}`), { headers: { host } }))

/*
 * Next takes a relative Location of the proxy for a fault, and answers with the path alone where it is on the request's
 * own origin.
 */
test.each(['www.example.com', 'evil.example', 'localhost:3000'])(
  'a redirect stays on the host that was asked: %s',
  async (host) => {
    jest.mocked(resolvePathname).mockResolvedValue('nothing')
    const moved = await answer('/article/old?a=1', host)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `http://${host}/article/new?a=1#end`])
    const home = await answer('/articles/nada', host)
    expect([home.status, home.headers.get('location')]).toEqual([307, `http://${host}/`])
    expect(home.headers.get('cache-control')).toBe('no-store')
    jest.mocked(resolvePathname).mockResolvedValue({ list: '/articles', status: 301 })
    const list = await answer('/articles/page/1', host)
    expect([list.status, list.headers.get('location')]).toEqual([301, `http://${host}/articles`])
  },
)

test('a page that exists is not redirected', async () => {
  jest.mocked(resolvePathname).mockResolvedValue('page')
  const passed = await answer('/article/there')
  expect([passed.status, passed.headers.get('location')]).toEqual([200, null])
})
