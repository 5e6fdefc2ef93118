import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nameNetworks, networkOf } from './client-address'

const SOCKET = '192.0.2.1'
const seenAs = (forwardedFor: string, trusted: number, socketAddress: string | undefined = SOCKET) =>
  networkOf(socketAddress, forwardedFor, trusted)

test.each(['', '203.0.113.9', '203.0.113.9, 198.51.100.7', 'nonsense'])(
  "without a proxy the connection's address is used, not the header %j",
  (made) => expect(seenAs(made, 0)).toBe(SOCKET),
)

test.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  ['made up, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9 , 198.51.100.7', 2, '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9, 198.51.100.7', 1, '198.51.100.7'],
  ['2001:db8::7', 1, '32.1.13.184.0.0.0.0/64'],
  ['[2001:db8::7]:4711', 1, '32.1.13.184.0.0.0.0/64'],
  ['203.0.113.9:4711', 1, '203.0.113.9'],
  ['::ffff:203.0.113.9', 1, '203.0.113.9'],
])('%s behind %i: the entry added by the outermost proxy', (forwarded, trusted, expected) => {
  expect(seenAs(forwarded, trusted)).toBe(expected)
})

test("with fewer entries than proxies: the leftmost; with a missing or invalid one: the connection's", () => {
  expect(seenAs('203.0.113.9', 3)).toBe('203.0.113.9')
  for (const broken of ['', 'unknown', '_hidden', 'a, ', '203.0.113.900', '[::1', '1.2.3.4\n5'])
    expect(seenAs(broken, 1)).toBe(SOCKET)
  expect(seenAs('', 1, '::ffff:192.0.2.1')).toBe(SOCKET)
  expect(networkOf(undefined, '', 0)).toBe('')
})

test('the network is the full IPv4 address, or the first half of an IPv6 one', () => {
  expect(seenAs('', 0, '192.0.2.2')).not.toBe(seenAs('', 0))
  expect(seenAs('', 0, '2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(seenAs('', 0, '2001:db8:0:1::1'))
  expect(seenAs('', 0, '2001:db8:0:2::1')).not.toBe(seenAs('', 0, '2001:db8:0:1::1'))
})

test('a handler sees the network of the connection, whatever the visitor sends', async () => {
  nameNetworks(0)
  const server = createServer(({ headers }, response) => response.end(headers['x-visitor-network']))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  for (const name of ['accept', 'x-forwarded-for', 'x-visitor-network']) {
    const headers = { [name]: '203.0.113.9' }
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers })
    expect(await answer.text()).toBe('127.0.0.1')
  }
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  expect([await text('/api/health'), await text('/about')]).toEqual(['127.0.0.1', ''])
  await new Promise((closed) => server.close(closed))
})
