import { EnvironmentError, parseEnvironment } from './env'

test('without any variable the defaults serve', () => {
  expect(parseEnvironment({})).toMatchObject({
    REVALIDATE_SECONDS: 300,
    GITHUB_API_BASE: 'https://api.github.com',
  })
  expect(parseEnvironment({ SITE_URL: ' ', REVALIDATE_SECONDS: '' }).SITE_URL).toBeUndefined()
})

test('an address loses the slash at its end', () => {
  expect(parseEnvironment({ SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe('https://www.example.com')
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

test('an address with a password in it is not printed either', () => {
  const parse = () => parseEnvironment({ REDIS_URL: 'http://:hunter2@redis:6379' })
  expect(parse).toThrow(/REDIS_URL: the value given must be an address that begins with redis:\/\//)
  expect(parse).not.toThrow(/hunter2/)
  expect(parseEnvironment({ REDIS_URL: 'rediss://:hunter2@redis:6379/2' }).REDIS_URL).toContain('hunter2')
})

test.each(['https://a.example/blog', 'https://a.example?x', 'https://a.example/#x', 'https://u:p@a.example'])(
  'SITE_URL %s is refused: the site lies at the root of its host',
  (SITE_URL) => expect(() => parseEnvironment({ SITE_URL })).toThrow(/SITE_URL: .* must be an address alone/),
)

test('an API may lie under a path, SITE_URL on a port', () => {
  const PORTFOLIO_API_LOCAL = 'http://localhost:8000/sub'
  expect(parseEnvironment({ PORTFOLIO_API_LOCAL })).toMatchObject({ PORTFOLIO_API_LOCAL })
  expect(parseEnvironment({ SITE_URL: 'http://localhost:3000/' }).SITE_URL).toBe('http://localhost:3000')
})

test('the content folder is content unless another is named; ./ and a slash at its end make no difference', () => {
  expect(parseEnvironment({}).CONTENT_DIR).toBe('content')
  expect(parseEnvironment({ CONTENT_DIR: './mine/site/' }).CONTENT_DIR).toBe('mine/site')
})
