import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { rawRequest } from '../raw-request'

const site = process.env.SITE_UNDER_TEST ?? ''
const ask = (address: string, encodings: string) =>
  rawRequest(site, address, { headers: { 'accept-encoding': encodings } })

for (const address of [
  '/images/nothing-here.svg',
  '/media/icons.svg',
  '/media/article/texto-largo',
  '/atom.xml',
  '/rss.xml',
  '/feed.json',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/buscar?q=prueba',
  '/resume.json',
])
  test(`${address} is compressed for clients that accept it, and identical for those that do not`, async () => {
    const [br, gzip, plain] = [
      await ask(address, 'gzip, br'),
      await ask(address, 'gzip'),
      await ask(address, 'identity'),
    ]
    expect([br.status, gzip.status, plain.status]).toEqual([200, 200, 200])
    const encodings = [br, gzip, plain].map(({ headers }) => headers['content-encoding'])
    expect(encodings).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    for (const { headers } of [br, gzip, plain]) {
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
      expect(headers['content-type']).toBe(plain.headers['content-type'])
    }
  })

for (const address of ['/cv.pdf', '/apple-touch-icon.png', '/images/projects/captura.png'])
  test(`${address} is not compressed twice`, async () => {
    const { status, headers } = await ask(address, 'gzip, br')
    expect([status, headers['content-encoding']]).toEqual([200, undefined])
  })

test('a 304 response has no body, including for compressed pages', async () => {
  const { headers } = await ask('/images/portrait.svg', 'gzip')
  const again = await rawRequest(site, '/images/portrait.svg', {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' },
  })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
})
