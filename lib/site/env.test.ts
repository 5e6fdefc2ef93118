import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { env, EnvironmentError, isBuilding, isDevelopment, parseEnvironment } from './env'

test('without any variables the defaults apply', () => {
  expect(parseEnvironment({})).toMatchObject({
    REVALIDATE_SECONDS: 300,
  })
  expect(parseEnvironment({ SITE_URL: ' ', REVALIDATE_SECONDS: '' }).SITE_URL).toBeUndefined()
})

test('a trailing slash is removed from an address', () => {
  expect(parseEnvironment({ SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe('https://www.example.com')
})

test.each([
  ['https://begoña-núñez.dev/', 'https://xn--begoa-nez-o6ad1i.dev'],
  ['https://WWW.Example.com', 'https://www.example.com'],
  ['https://www.example.com:443', 'https://www.example.com'],
])('SITE_URL %s is normalised as in a browser, for headers and sitemaps too', (SITE_URL, expected) => {
  expect(parseEnvironment({ SITE_URL }).SITE_URL).toBe(expected)
})

test('every problem is listed at once, in words that the owner understands', () => {
  const parse = () =>
    parseEnvironment({ SITE_URL: 'www.example.com', REVALIDATE_SECONDS: '5 min', REVALIDATE_TOKEN: 'short' })
  expect(parse).toThrow(EnvironmentError)
  expect(parse).toThrow(
    /SITE_URL: "www.example.com" must be a full address that begins with http:\/\/ or https:\/\//,
  )
  expect(parse).toThrow(/REVALIDATE_SECONDS: "5 min" must be a whole number of seconds from 1 to 31536000/)
  expect(parse).toThrow(/REVALIDATE_TOKEN: the value given must have at least 16 characters/)
})

test('a secret is never printed', () => {
  expect(() => parseEnvironment({ REVALIDATE_TOKEN: 'hunter2' })).not.toThrow(/hunter2/)
})

test('an address containing a password is not printed either', () => {
  const parse = () => parseEnvironment({ REDIS_URL: 'http://:hunter2@redis:6379' })
  expect(parse).toThrow(/REDIS_URL: the value given must be an address that begins with redis:\/\//)
  expect(parse).not.toThrow(/hunter2/)
  expect(parseEnvironment({ REDIS_URL: 'rediss://:hunter2@redis:6379/2' }).REDIS_URL).toContain('hunter2')
})

test.each(['REVALIDATE_TOKEN', 'PREVIEW_SECRET', 'REDIS_URL', 'SMTP_URL'])(
  'the value of %s is not repeated in its error',
  (name) => {
    const parse = () => parseEnvironment({ [name]: 'ftp://:hunter2' })
    expect(parse).toThrow(`${name}: the value given must`)
    expect(parse).not.toThrow(/hunter2/)
  },
)

test.each(['https://a.example/blog', 'https://a.example?x', 'https://a.example/#x', 'https://u:p@a.example'])(
  'SITE_URL %s is rejected: the site must be at the root of its host',
  (SITE_URL) => expect(() => parseEnvironment({ SITE_URL })).toThrow(/SITE_URL: .* must be an address alone/),
)

test('an API can be under a path, SITE_URL can have a port', () => {
  const PORTFOLIO_API_LOCAL = 'http://localhost:8000/sub'
  expect(parseEnvironment({ PORTFOLIO_API_LOCAL })).toMatchObject({ PORTFOLIO_API_LOCAL })
  expect(parseEnvironment({ SITE_URL: 'http://localhost:3000/' }).SITE_URL).toBe('http://localhost:3000')
})

test('the content folder defaults to content; a leading ./ and a trailing slash are ignored', () => {
  expect(parseEnvironment({}).CONTENT_DIR).toBe('content')
  expect(parseEnvironment({ CONTENT_DIR: './mine/site/' }).CONTENT_DIR).toBe('mine/site')
})

test('values are typed, and every default is as documented', () => {
  expect(parseEnvironment({})).toEqual({
    SITE_INDEXING: 'on',
    REVALIDATE_SECONDS: 300,
    NEXT_DIST_DIR: '.next',
    CONTENT_DIR: 'content',
    CONTACT_FORM: 'on',
    CONTACT_DIR: 'messages',
    CONTACT_KEEP_DAYS: 90,
    TRUST_PROXY: 0,
    BUILD_CACHE: 'off',
  })
  expect(parseEnvironment({ TRUST_PROXY: '1', SITE_INDEXING: 'off' })).toMatchObject({
    TRUST_PROXY: 1,
    SITE_INDEXING: 'off',
  })
})

test.each([
  ['REVALIDATE_SECONDS', ['1', '31536000'], ['0', '31536001', '1.5', '-1', '5m']],
  ['REVALIDATE_TOKEN', ['0123456789abcdef'], ['0123456789abcde']],
  ['REDIS_URL', ['redis://a', 'rediss://a'], ['redis', 'http://a', 'xredis://a', 'redis://']],
  ['SITE_URL', ['http://a.example', 'https://a.example'], ['ftp://a.example', 'a.example', 'https://']],
  [
    'PORTFOLIO_API_LOCAL',
    ['http://localhost:8000', 'http://localhost:8000/sub/'],
    ['http://localhost:8000/?x=1', 'http://localhost:8000/#x', 'localhost:8000'],
  ],
  ['SITE_INDEXING', ['on', 'off'], ['yes', 'ON']],
  ['CONTACT_FORM', ['on', 'off'], ['yes']],
  ['CONTACT_KEEP_DAYS', ['1', '3650'], ['0', '3651', 'forever']],
  ['CONTACT_TO', ['hola@example.com'], ['hola', 'a@b', 'a@example.com, b@example.com']],
  [
    'SMTP_URL',
    ['smtp://localhost:25', 'smtps://u:p@a.example'],
    ['http://a.example', 'a.example', 'xsmtp://a', 'smtp://', 'smtps:'],
  ],
  ['TRUST_PROXY', ['0', '2'], ['on', '11']],
  ['BUILD_CACHE', ['on', 'off'], ['yes']],
  ['NEXT_DEPLOYMENT_ID', ['v1_2-a'], ['mi versión', 'v1.2']],
])('%s accepts %j and rejects %j', (name, good, bad) => {
  for (const value of good) expect(parseEnvironment({ [name]: value })).toHaveProperty(name)
  for (const value of bad) expect(() => parseEnvironment({ [name]: value })).toThrow(`${name}: `)
})

test('the problem says what is expected, and the list starts with where to look', () => {
  expect(() => parseEnvironment({ SITE_INDEXING: 'yes', TRUST_PROXY: 'x' })).toThrow(
    'The environment variables need attention (see .env.example):\n' +
      '  - SITE_INDEXING: "yes" must be "on" or "off".\n' +
      '  - TRUST_PROXY: "x" must be a whole number of proxies from 0 to 10.',
  )
})

test('tests run as neither a build nor a development server', () => {
  expect([isBuilding, isDevelopment, env.NEXT_PHASE]).toEqual([false, false, undefined])
})

test("a build is detected by Next's phase variable", async () => {
  process.env.NEXT_PHASE = 'phase-production-build'
  jest.resetModules()
  expect((await import('./env')).isBuilding).toBe(true)
  delete process.env.NEXT_PHASE
})

test.each([
  ['.next/messages', /CONTACT_DIR: ".next\/messages" lies inside of \.next, which a build may delete/],
  ['./public/messages/', /lies inside of public, which everybody can read/],
  ['public', /lies inside of public/],
  ['content/../content/messages', /lies inside of content, which is published/],
])('messages cannot be stored in %s', (CONTACT_DIR, expected) => {
  expect(() => parseEnvironment({ CONTACT_DIR })).toThrow(expected)
})

test.each([
  'messages',
  '/var/lib/portfolio-messages',
  '../messages',
  'publicity',
  '.next-messages',
  '..public',
])('messages can be stored in %s', (CONTACT_DIR) =>
  expect(parseEnvironment({ CONTACT_DIR }).CONTACT_DIR).toBe(CONTACT_DIR),
)

test('the folders where messages cannot be stored are the configured ones', () => {
  expect(() => parseEnvironment({ CONTACT_DIR: 'mine/a', CONTENT_DIR: 'mine' })).toThrow(/inside of mine/)
  expect(() => parseEnvironment({ CONTACT_DIR: 'dist/a', NEXT_DIST_DIR: 'dist' })).toThrow(/inside of dist/)
  expect(parseEnvironment({ CONTENT_DIR: '.' }).CONTACT_DIR).toBe('messages')
  expect(parseEnvironment({ CONTACT_DIR: 'content/a', CONTENT_DIR: 'mine' }).CONTACT_DIR).toBe('content/a')
})

test('a variable of a file is named with its line, and one of the process is not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'env-'))
  writeFileSync(path.join(folder, '.env'), '# Mine\nexport SITE_INDEXING="yes"\nTRUST_PROXY=1\n')
  const before = process.cwd()
  process.chdir(folder)
  expect(() => parseEnvironment({ SITE_INDEXING: 'yes', TRUST_PROXY: 'x' })).toThrow(
    '  - .env:2: SITE_INDEXING: "yes" must be "on" or "off".\n  - TRUST_PROXY: "x" must be',
  )
  process.chdir(before)
  rmSync(folder, { recursive: true })
})
