import { indexingFindings } from './check-indexing'

const SITE = 'https://www.ana.example'

test.each([
  ['https://www.ana.example', null],
  ['https://www.ana.example', 'max-snippet:50'],
  ['http://localhost:3000', 'noindex'],
  ['http://127.0.0.1:3000', 'noindex'],
])('%s with the header %s is as it should be', (base, robots) => {
  expect(indexingFindings(base, SITE, robots)).toEqual([])
})

test.each([
  ['https://www.ana.example', 'noindex', 'SITE_INDEXING=off'],
  ['https://ana.example', 'noindex, nofollow', 'it was built for www.ana.example'],
])('%s with the header %s is an error that names the cause', (base, robots, cause) => {
  expect(indexingFindings(base, SITE, robots)).toEqual([
    {
      severity: 'error',
      rule: 'noindex',
      where: '/',
      message: expect.stringContaining(cause) as string,
    },
  ])
})
