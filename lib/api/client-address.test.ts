import { clientAddress, networkOf } from './client-address'

const SOCKET = '192.0.2.1'
const ask = (forwardedFor: string | undefined, trusted: number, socketAddress: string | undefined = SOCKET) =>
  clientAddress({ socketAddress, forwardedFor }, trusted)

test.each([undefined, '203.0.113.9', '203.0.113.9, 198.51.100.7', 'nonsense'])(
  'without a proxy %j is what a visitor made up: the connection counts',
  (made) => expect(ask(made, 0)).toBe(SOCKET),
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
])('%s behind %i: the entry that the outermost proxy wrote', (forwarded, trusted, expected) => {
  expect(ask(forwarded, trusted)).toBe(expected)
})

test('fewer entries than proxies: the leftmost; none, or one that is no address: the connection', () => {
  expect(ask('203.0.113.9', 3)).toBe('203.0.113.9')
  for (const broken of [undefined, '', 'unknown', '_hidden', 'a, ', '203.0.113.900', '[::1', '1.2.3.4\n5'])
    expect(ask(broken, 1)).toBe(SOCKET)
  expect(ask(undefined, 1, '::ffff:192.0.2.1')).toBe(SOCKET)
  expect(clientAddress({ socketAddress: undefined, forwardedFor: undefined }, 0)).toBe('')
})

test('an IPv4 address counts alone, an IPv6 one with its network', () => {
  expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'))
  expect(networkOf('::ffff:192.0.2.1')).toBe(networkOf('192.0.2.1'))
  expect(networkOf('2001:db8:0:1::1')).toBe(networkOf('2001:db8:0:1:ffff:ffff:ffff:ffff'))
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'))
  expect(networkOf('nonsense')).toBe('')
})

test('limits count by the address of an IPv4 visitor, and by the first half of an IPv6 one', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('2001:db8:0:1::1')).toBe('32.1.13.184.0.0.0.1/64')
})
