import { ownPath } from '../../e2e/unit/own-folders'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../../e2e/unit/run-command'
import { nowInMadrid } from '../text/date'

const articles = ownPath('content/articles')
const run = (...words: string[]) => runCommand(() => import('./new'), ...words)

beforeAll(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(ownPath(''))
  mkdirSync(articles, { recursive: true })
  writeFileSync(path.join(articles, 'uno.md'), 'Mío.')
})

test('a title creates a draft, dated now, under its own name', async () => {
  const before = nowInMadrid(new Date())
  expect(await run('¿Qué es «Ñandú»,', 'a "fondo"?')).toMatchObject({
    code: 0,
    out:
      'content/articles/que-es-nandu-a-fondo.md is a draft: it appears once its status is "published".\n' +
      'npm run check finds what is wrong in it, and draws its diagrams.',
  })
  const text = readFileSync(path.join(articles, 'que-es-nandu-a-fondo.md'), 'utf8')
  const created = /^created_at: (.+)$/m.exec(text)?.[1] ?? ''
  expect(created >= before && created <= nowInMadrid(new Date())).toBe(true)
  expect(text.replace(created, 'NOW')).toBe(
    '---\ntitle: "¿Qué es «Ñandú», a \\"fondo\\"?"\ntags: []\nstatus: draft\ncreated_at: NOW\n---\n\n# Primera sección\n\nTexto.\n',
  )
})

test('an existing article is not overwritten', async () => {
  const error = expect.stringMatching(/uno\.md exists already\.$/)
  expect(await run('Uno')).toMatchObject({ code: 2, error })
  expect(readFileSync(path.join(articles, 'uno.md'), 'utf8')).toBe('Mío.')
})

test('a title of punctuation only is rejected', async () => {
  expect(await run('¿?')).toMatchObject({
    code: 2,
    error: expect.stringContaining('Give the article a title'),
  })
})

test('a name is a slug of at most 80 characters: symbols that distinguish technologies are spelt out', async () => {
  expect((await run('De C a C++ y 日本語')).out).toContain('content/articles/de-c-a-c-plus-plus-y-日本語.md')
  await run('a'.repeat(100))
  expect(existsSync(path.join(articles, `${'a'.repeat(80)}.md`))).toBe(true)
})
