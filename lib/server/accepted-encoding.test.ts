import { acceptedEncoding } from './accepted-encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['gzip;q=0.5 , identity; q=0.4', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0', null],
  ['*;q=0', null],
  ['identity', null],
  ['deflate, zstd', null],
  ['', null],
  [undefined, null],
  ['gzip;level=9', null],
  ['gzip;q=high', null],
])('a client that sends %j gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))
