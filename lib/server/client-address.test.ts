import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientAddress, nameNetworks, networkOf } from './client-address'

const SOCKET = '192.0.2.1'
const addressOf = (forwardedFor: string, trusted: number, socketAddress: string | undefined = SOCKET) =>
  clientAddress(socketAddress, forwardedFor, trusted)

test.each(['', '203.0.113.9', '203.0.113.9, 198.51.100.7', 'nonsense'])(
  "without a proxy the connection's address is used, not the header %j",
  (made) => expect(addressOf(made, 0)).toBe(SOCKET),
)

test.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  ['made up, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9 , 198.51.100.7', 2, '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9, 198.51.100.7', 1, '198.51.100.7'],
  ['2001:db8::7', 1, '2001:db8::7'],
  ['[2001:db8::7]:4711', 1, '2001:db8::7'],
  ['203.0.113.9:4711', 1, '203.0.113.9'],
  ['::ffff:203.0.113.9', 1, '203.0.113.9'],
])('%s behind %i: the entry added by the outermost proxy', (forwarded, trusted, expected) => {
  expect(addressOf(forwarded, trusted)).toBe(expected)
})

test("with fewer entries than proxies: the leftmost; with a missing or invalid one: the connection's", () => {
  expect(addressOf('203.0.113.9', 3)).toBe('203.0.113.9')
  for (const broken of ['', 'unknown', '_hidden', 'a, ', '203.0.113.900', '[::1', '1.2.3.4\n5'])
    expect(addressOf(broken, 1)).toBe(SOCKET)
  expect(addressOf('', 1, '::ffff:192.0.2.1')).toBe(SOCKET)
  expect(clientAddress(undefined, '', 0)).toBe('')
})

test('rate limits use the full IPv4 address, or the first half of an IPv6 one', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('2001:db8:0:1::1')).toBe('32.1.13.184.0.0.0.1/64')
  expect(networkOf('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(networkOf('2001:db8:0:1::1'))
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'))
  expect(networkOf('nonsense')).toBe('')
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
