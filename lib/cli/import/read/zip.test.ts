import { zipOf } from '@/e2e/unit/zip'
import { Refusal } from '../refusal'
import { readZip } from './zip'

const TEXTS = /\.html$/
const MB = 1024 * 1024

test('the texts whose names fit are read, by name, without a mark at their beginning', async () => {
  const archive = zipOf([
    { name: 'posts/b.html', content: '\ufeffDos ñ' },
    { name: 'posts/c.jpg', content: 'no' },
    { name: 'posts/a.html', content: 'Uno' },
  ])
  await expect(readZip(archive, 'a.zip', TEXTS)).resolves.toEqual([
    { name: 'posts/a.html', text: 'Uno' },
    { name: 'posts/b.html', text: 'Dos ñ' },
  ])
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another file', Buffer.from('no zip at all'.repeat(10))],
  ['half an archive', zipOf([{ name: 'a.html', content: 'Uno'.repeat(99) }]).subarray(20)],
  ['a name that leads out', zipOf([{ name: '../a.html', content: 'Uno' }])],
])('%s is no whole archive', async (_what, bytes) => {
  await expect(readZip(bytes, 'a.zip', TEXTS)).rejects.toThrow(Refusal)
  await expect(readZip(bytes, 'a.zip', TEXTS)).rejects.toThrow('a.zip is no whole zip archive: ')
})

test('an entry that says that it is too large is refused before it is read, one that is not wanted does not matter', async () => {
  const of = (name: string, claimedSize: number) => zipOf([{ name, content: 'Uno', claimedSize }])
  await expect(readZip(of('a.html', 100 * MB + 1), 'a.zip', TEXTS)).rejects.toThrow(
    /^a\.zip unpacks to more than 200 MB \(at a\.html\); that is no export of a blog$/,
  )
  await expect(readZip(of('a.jpg', 100 * MB + 1), 'a.zip', TEXTS)).resolves.toEqual([])
})

test('an entry that unpacks to more than it says is refused', async () => {
  const archive = zipOf([{ name: 'a.html', content: 'x'.repeat(1_000), claimedSize: 10 }])
  await expect(readZip(archive, 'a.zip', TEXTS)).rejects.toThrow(Refusal)
})

test('an archive of too many files is refused, whatever they are', async () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `${at}.jpg`, content: '' }))
  await expect(readZip(zipOf(files(20_001)), 'a.zip', TEXTS)).rejects.toThrow(
    'a.zip has 20001 files; at most 20000 are read',
  )
})
