import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { analyticsHosts } from '../analytics/service'
import type { KeptAnswer } from './kept-answer'
import type { PolicyOptions } from './page-policy'

const POLICY: PolicyOptions = {
  trusted: new Set(['a()']),
  accentStyles: [],
  libraries: { styles: [], analytics: [] },
  hosts: analyticsHosts(null),
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-files-'))
  jest.useFakeTimers()
  jest.resetModules()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, Symbol.for('portfolio.page-files'))
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Opens page files as the site does at its start.
 * @param isCurrent whether pages are still current when they are checked again
 */
async function opened(variables: Record<string, string>, isCurrent = true) {
  jest.doMock('../config/env', () => ({ env: variables }))
  const inPlace = await import('./page-files-in-place')
  const { commonPolicy } = await import('./page-policy')
  const files = inPlace.openPageFiles({
    headers: { 'X-Frame-Options': 'DENY' },
    policy: POLICY,
    isProved: async () => isCurrent,
  })
  const headers = { 'x-frame-options': 'DENY', 'content-security-policy': commonPolicy(POLICY) }
  const answer = { etag: '"x"', bodies: { br: Buffer.from('b'), gzip: Buffer.from('g') }, headers }
  return { ...inPlace, files, answer: answer as unknown as KeptAnswer }
}

const pages = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html.gz'))

test('without a folder there are none, and an order has none to delete', async () => {
  const { files, dropPageFiles } = await opened({})
  expect(files).toBeNull()
  expect(dropPageFiles).not.toThrow()
})

test('a page with the headers of every page is a file until an order is given', async () => {
  const { files, answer, dropPageFiles } = await opened({ PAGE_FILES_DIR: folder })
  files?.offer('/about', answer)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(pages()).toHaveLength(1)
  dropPageFiles()
  expect(pages()).toEqual([])
})

test('a change that nobody ordered deletes it within a second', async () => {
  const { files, answer } = await opened({ PAGE_FILES_DIR: folder }, false)
  files?.offer('/about', answer)
  expect(pages()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(pages()).toEqual([])
})

test('a site that is kept out of search engines says so in the headers of files', async () => {
  const { files, answer } = await opened({ PAGE_FILES_DIR: folder, SITE_INDEXING: 'off' })
  const headers = { ...answer.headers, 'x-robots-tag': 'noindex' }
  files?.offer('/about', { ...answer, headers })
  expect(pages()).toHaveLength(1)
})

test('a folder that can not be used costs the files, not the site, and the log says so', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const taken = path.join(folder, 'file')
  writeFileSync(taken, '')
  const { files } = await opened({ PAGE_FILES_DIR: path.join(taken, 'pages') })
  expect(files).toBeNull()
  expect(JSON.parse(String(error.mock.calls[0]?.[0]))).toMatchObject({
    event: 'page-files.off',
    kept: 'the site answers by itself',
  })
})
