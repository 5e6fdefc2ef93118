import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { env } from '../../config/env'
import { collectProblems } from './collect-problems'

async function summary(files: Record<string, string | null>): Promise<string> {
  writeOwnSite(files)
  return (await collectProblems(folders)).summary
}

test('what the site would show is counted, as far as it can be read', async () => {
  expect(await summary({})).toBe('Content from content/: 1 articles, 1 projects.')
  expect(await summary({ 'projects.json': '[]' })).toBe('Content from content/: 1 articles, 0 projects.')
  expect(await summary({ 'projects.json': null })).toBe('Content from content/: 1 articles, 0 projects.')
  expect(await summary({ 'articles/uno.md': '---\nid: uno\n---\n' })).toMatch(/: 0 articles, 1 projects\.$/)
})

test('messages that are sent on need somebody to get them', async () => {
  const without = { 'site.ts': changed('site.ts', ["'hola@nuria.test'", 'null']) }
  expect(await problemsOf(without)).toEqual([])
  env.SMTP_URL = 'smtp://mail.test'
  const said = await problemsOf(without)
  env.SMTP_URL = undefined
  expect(said).toEqual([expect.stringMatching(/^content\/site\.ts:7:3: /)])
})
