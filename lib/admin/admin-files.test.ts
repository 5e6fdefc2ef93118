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
  ['', 'text/html; charset=utf-8'],
  ['config.json', 'application/json'],
  ['sveltia-cms.js', 'text/javascript; charset=utf-8'],
  ['npm/@sveltia/cms@0.1.0/locales/es-CO.json', 'application/json'],
  ['npm/@sveltia/cms/package.json', 'application/json'],
  ['fonts/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2', 'font/woff2'],
  ['fonts/source-sans-3:vf@5.3.0/latin-wght-normal.woff2', 'font/woff2'],
])('the editor has its file %j here', async (name, type) => {
  const response = await ask(name)
  expect([response?.status, response?.headers.get('content-type')]).toEqual([200, type])
  const etag = response?.headers.get('etag') ?? ''
  expect((await ask(name, { 'if-none-match': etag }))?.status).toBe(304)
})

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
