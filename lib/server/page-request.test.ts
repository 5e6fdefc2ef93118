import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { requestedPage } from './page-request'

const pathOf = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  requestedPage({ method, url, headers } as IncomingMessage)

test.each([
  '/about?utm_source=boletin&utm_medium=email&utm_campaign=oto%C3%B1o',
  '/about?fbclid=IwAR0-_x',
  '/about?gclid=a&gbraid=b&wbraid=c&_gl=1*x*_ga',
  '/about?mc_cid=1&mc_eid=2',
  '/about?msclkid=a',
  '/about?ref=hacker-news',
  '/about?q=%C3%ADndices&vista=lista',
  '/about?',
  '/about',
])('%s is a request for the page that every visitor gets', (url) => {
  expect(pathOf(url)).toBe('/about')
  expect(pathOf(url, { accept: 'text/html' }, 'HEAD')).toBe('/about')
})

test.each([
  '/about?a=1',
  '/about?utm_source=x&a=1',
  '/about?_rsc=1abc',
  '/about?utm_source=x&_rsc=1abc',
  '/about?autm_source=x',
  '/about?__nextDataReq=1',
  '/buscar?q=a',
  '/api/buscar?q=a',
  '/media/article/uno?w=640&ref=x',
  '/art%C3%ADculo?ref=x',
  `/about?ref=${'x'.repeat(1_000)}`,
])('%s is none', (url) => {
  expect(pathOf(url)).toBeNull()
})

test.each<[string, IncomingHttpHeaders, string]>([
  ['of the router', { rsc: '1' }, 'GET'],
  ['for a part', { range: 'bytes=0-1' }, 'GET'],
  ['for Markdown', { accept: 'text/markdown' }, 'GET'],
  ['that sends something', {}, 'POST'],
])('a request %s is none, with such a query either', (_name, headers, method) => {
  expect(pathOf('/about?ref=x', headers, method)).toBeNull()
  expect(pathOf('/about', headers, method)).toBeNull()
})
