import '@/e2e/unit/own-folders'
import { changed, writeOwnSite } from '@/e2e/unit/own-site'
import { runCommand } from '@/e2e/unit/run-command'

const run = (...words: string[]) => runCommand(() => import('./check'), ...words)

test('valid content is counted', async () => {
  writeOwnSite()
  expect(await run()).toEqual({ code: 0, out: 'Content from content/: 1 article, 1 project.', error: '' })
})

test('unusable content aborts the build, with the whole list', async () => {
  writeOwnSite({
    'site.ts': changed('site.ts', ["'hola@nuria.test'", "'hola'"]),
    'redirects.ts': changed('redirects.ts', ["'/viejo'", "'/about'"]),
    'articles/a.mdx': 'x',
  })
  const { code, out, error } = await run()
  expect(code).toBe(1)
  expect(error.trim().split('\n')).toEqual([
    'The content needs attention:',
    "content/redirects.ts:2:3: '/about': '/articles' would take the place of a page that exists.",
    'content/site.ts:7:3: email is "hola"; it should be an e-mail address such as hola@example.com.',
    'content/articles/a.mdx: warning: is passed over. Rename it to .md: Markdown without components is shown.',
  ])
  expect(out).toBe("2 errors: the site can't be built before they are mended.")
})

test('a warning does not abort the build', async () => {
  writeOwnSite({ 'articles/a.mdx': 'x' })
  const { code, out, error } = await run()
  expect([code, out]).toEqual([0, 'Content from content/: 1 article, 1 project.'])
  expect(error).toContain('content/articles/a.mdx: warning: is passed over.')
})

test('pending content is listed: the next scheduled article, and drafts', async () => {
  const article = (id: number, title: string, line: string) =>
    changed('articles/uno.md', ['id: 1', `id: ${id}`], ['title: Uno', `title: ${title}\n${line}`])
  writeOwnSite({
    'articles/borrador.md': article(2, 'Borrador', 'status: draft'),
    'articles/lejos.md': article(3, 'Lejos', 'published_at: 2126-07-09 00:30:00'),
    'articles/antes.md': article(4, 'Antes', 'published_at: 2126-01-01 10:00:00'),
  })
  const { code, out } = await run()
  expect([code, out.split('\n').slice(1)]).toEqual([
    0,
    [
      'Not published yet:',
      '  2126-01-01 10:00  antes  Antes',
      '  2126-07-09 00:30  lejos  Lejos',
      '  draft  borrador  Borrador',
    ],
  ])
  expect(JSON.parse((await run('--json')).out)).toMatchObject({ waiting: [{ slug: 'antes' }, {}, {}] })
})

test('with --json it prints one object', async () => {
  writeOwnSite({ 'resume.json': '{,}' })
  const { code, out } = await run('--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ problems: [{ file: 'content/resume.json', place: { line: 1 } }] })
})

test('a folder without site.ts is reported like any other problem', async () => {
  writeOwnSite({ 'site.ts': null })
  const { code, error } = await run()
  expect(code).toBe(1)
  expect(error).toContain('content/site.ts: is missing. Restore it: the site is made from it.')
})
