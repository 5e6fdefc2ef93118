import '@/e2e/unit/own-content'
import files from 'node:fs/promises'
import path from 'node:path'
import { adminResponse, listAdminFiles } from './admin-files'

const ask = (name: string, headers: Record<string, string> = {}) =>
  adminResponse(
    new Request(`https://site.example/admin/${name}`, { headers }),
    { backend: 'test-repo' },
    name,
  )

test.each([
  'other.js',
  'npm/next/package.json',
  'npm/@sveltia/cms/../../next/package.json',
  'npm/@sveltia/cms/no.js',
  'npm/@sveltia/cms/README.md',
  'fonts/other@1/latin.woff2',
])('nothing else is served: %s', async (name) => {
  expect(await ask(name)).toBeNull()
})

test('the script of the editor loads nothing from hosts of packages and fonts', async () => {
  const text = (await (await ask('sveltia-cms.js'))?.text()) ?? ''
  expect(text.length).toBeGreaterThan(1_000_000)
  expect(text).toContain('/admin/npm/@sveltia/cms')
  expect(text).not.toMatch(/https:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net)/)
})

test('a copy of the site has every file of the editor, in every language', async () => {
  const files = await listAdminFiles()
  expect(files).toEqual(expect.arrayContaining(['/admin', '/admin/config.json', '/admin/sveltia-cms.js']))
  expect(files.filter((name) => name.includes('/locales/es-')).length).toBe(1)
  expect(files.filter((name) => name.endsWith('.woff2')).length).toBe(2)
  for (const name of files)
    expect([name, (await ask(name.replace(/^\/admin\/?/, '')))?.status]).toEqual([name, 200])
})

test('the script of the editor is read once, however often it is asked for', async () => {
  const reads = jest.spyOn(files, 'readFile')
  for (const etag of ['', '"other"']) await ask('sveltia-cms.js', { 'if-none-match': etag })
  await ask('npm/@sveltia/cms/package.json')
  const names = reads.mock.calls.map(([name]) => path.basename(String(name)))
  expect(names).toEqual(['package.json'])
})
