import sharp from 'sharp'
import { startImageServer } from '../../e2e/unit/image-server'
import { fakePublicInternet } from '../../e2e/unit/public-internet'
import { getImage } from './image'

jest.mock('../content/api-base', () => ({ apiBase: null }))

let server: Awaited<ReturnType<typeof startImageServer>>
let connected: string[]

beforeAll(async () => {
  server = await startImageServer()
  const create = { width: 500, height: 300, channels: 3, background: '#c2410c' } as const
  server.files.set('/a.png', { bytes: await sharp({ create }).png().toBuffer() })
  jest.spyOn(console, 'warn').mockReturnValue()
  connected = fakePublicInternet(server.port, {
    'photos.example.com': ['93.184.216.34'],
    'both.example.com': ['2606:4700:4700::1111', '104.16.132.229'],
    'mapped.example.com': ['::ffff:93.184.216.34'],
    'inside.example.com': ['10.1.2.3'],
    'loopback.example.com': ['::1'],
    'mixed.example.com': ['93.184.216.34', '127.0.0.1'],
    'scoped.example.com': ['fe80::1%lo'],
    localhost: ['127.0.0.1'],
  })
})

afterAll(async () => {
  jest.restoreAllMocks()
  await server.stop()
})

const typeAt = async (host: string) =>
  (await getImage({ address: `http://${host}/a.png`, title: host, tag: '' }, 400)).type

test.each([
  ['93.184.216.34', '93.184.216.34'],
  ['93.184.216.34:8080', '93.184.216.34'],
  ['93.184.216.35.', '93.184.216.35'],
  ['1572395044', '93.184.216.36'],
  ['0x5d.0xb8.0xd8.0x25', '93.184.216.37'],
  ['0135.0270.0330.046', '93.184.216.38'],
  ['93.184.55335', '93.184.216.39'],
  ['９３.184.216.40', '93.184.216.40'],
  ['[2606:4700:4700::1111]', '2606:4700:4700::1111'],
  ['[2A00:1450:4003:80E:0:0:0:200E]', '2a00:1450:4003:80e::200e'],
  ['[::ffff:93.184.216.34]', '::ffff:5db8:d822'],
  ['[64:ff9b::93.184.216.41]', '64:ff9b::5db8:d829'],
  ['photos.example.com', '93.184.216.34'],
  ['PHOTOS.example.com.', '93.184.216.34'],
  ['both.example.com', '2606:4700:4700::1111'],
  ['mapped.example.com', '::ffff:93.184.216.34'],
])('http://%s/a.png loads, from %s', async (host, address) => {
  expect(await typeAt(host)).toBe('image/webp')
  expect(connected).toContain(address)
})

test.each([
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '①②⑦.0.0.1',
  '10.0.0.1:8080',
  '169.254.169.254',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1%25lo]',
  'localhost',
  'localhost.',
  'inside.example.com',
  'loopback.example.com',
  'mixed.example.com',
  'scoped.example.com',
  'nowhere.example.com',
])('http://%s/a.png is not requested; a cover is generated instead', async (host) => {
  const before = [connected.length, server.requests.length]
  expect(await typeAt(host)).toBe('image/svg+xml')
  expect([connected.length, server.requests.length]).toEqual(before)
})
