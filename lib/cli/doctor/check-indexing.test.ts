import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkIndexing, indexingFindings } from './check-indexing'

const SITE = 'https://www.ana.example'
const OPEN = 'User-Agent: *\nAllow: /\nDisallow: /api/\n'

test.each([
  ['https://www.ana.example', null, OPEN],
  ['https://www.ana.example', 'max-snippet:50', ''],
  ['http://localhost:3000', null, OPEN],
  ['https://www.ana.example', null, 'User-Agent: BadBot\nDisallow: /\n\nUser-Agent: *\nAllow: /\n'],
])('%s with the header %s is as it should be', (base, robots, rules) => {
  expect(indexingFindings(base, SITE, { robots, rules })).toEqual([])
})

test.each([
  ['https://www.ana.example', 'noindex', '', 'error', 'SITE_INDEXING=off'],
  ['https://www.ana.example', 'noindex', '', 'error', 'does not hand on the Host header'],
  ['https://ana.example', 'noindex, nofollow', '', 'error', 'it was built for www.ana.example'],
  ['http://localhost:3000', 'noindex', '', 'warning', 'SITE_INDEXING=off'],
  [
    'https://www.ana.example',
    null,
    'User-agent: *\nDisallow: /\n',
    'error',
    'robots.txt disallows every page',
  ],
])('%s with the header %s names the cause', (base, robots, rules, severity, cause) => {
  expect(indexingFindings(base, SITE, { robots, rules })).toEqual([
    { severity, rule: 'noindex', where: '/', message: expect.stringContaining(cause) as string },
  ])
})

test('a page that stands in for a robots.txt which is not there says nothing', async () => {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/robots.txt' ? 404 : 200
    response.end('User-agent: *\nDisallow: /\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await checkIndexing(base, SITE)).toEqual([])
  server.removeAllListeners('request').on('request', (_, response) => {
    response.end('User-agent: *\nDisallow: /\n')
  })
  expect(await checkIndexing(base, SITE)).toHaveLength(1)
  server.close()
})

test('on this machine the site is asked under its public name', async () => {
  const asked: string[] = []
  const server = createServer(({ headers, url }, response) => {
    asked.push(`${headers.host} ${url}`)
    response.setHeader('x-robots-tag', headers.host === 'www.ana.example' ? 'all' : 'noindex').end(OPEN)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await checkIndexing(base, SITE)).toEqual([])
  expect(asked.sort()).toEqual(['www.ana.example /', 'www.ana.example /robots.txt'])
  expect(await checkIndexing(base, 'https://otra.example')).toHaveLength(1)
  server.close()
})
