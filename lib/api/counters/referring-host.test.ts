import { readReferringHost } from './referring-host'

const read = (host: string) => readReferringHost(host, 'localhost:3000')

test.each([
  ['news.example', 'news.example'],
  ['News.EXAMPLE', 'news.example'],
  ['www.news.example', 'www.news.example'],
  ['xn--espaa-rta.example', 'xn--espaa-rta.example'],
  ['news.example.', 'news.example'],
  ['com.google.android.gm', 'com.google.android.gm'],
  [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
  ['otherinesprueba.example', 'otherinesprueba.example'],
  ['news.xn--p1ai', 'news.xn--p1ai'],
])('%s is the host %s', (given, host) => expect(read(given)).toBe(host))

test('the host that the site was asked for is its own, however it is spelt', () => {
  for (const own of ['WWW.Staging.Example:3000', 'staging.example'])
    expect(readReferringHost('staging.example', own)).toBeNull()
})

test.each([
  'localhost',
  'inesprueba.example',
  'www.inesprueba.example',
  'WWW.InesPrueba.example',
  'intranet',
  '10.0.0.7',
  '[::1]',
  'news.example:8080',
  'https://news.example/private',
  'news.example/private?token=1',
  '<script>.example',
  '-a.example',
  'a..example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
  'españa.example',
  '',
])('%s is none', (given) => expect(read(given)).toBeNull())
