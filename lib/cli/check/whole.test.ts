import '@/e2e/unit/own-folders'
import { writeFileSync } from 'node:fs'
import { problemsOf } from '@/e2e/unit/checked-site'
import { ownPath } from '@/e2e/unit/own-folders'
import { changed, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../site/content-folder'
import { env } from '../../site/env'
import { formatProblem } from '../../validation/problems'
import { collectProblems } from './collect-problems'

test.each([
  ['articles/uno.md', '---\nid: 1\ntitle: Año\ncreated_at: 2026-01-02\n---\nTexto', 3],
  ['projects/1.md', 'Una línea de más\n', 1],
  ['projects.json', '[\n  { "id": 1, "title": "Año" }\n]', 2],
  ['privacy.md', '# Política', 1],
])(
  '%s in Latin-1 is reported with the line, and not published with wrong characters',
  async (file, text, line) => {
    writeOwnSite({ [file]: text })
    writeFileSync(ownPath(`content/${file}`), Buffer.from(text, 'latin1'))
    const { problems } = await collectProblems(folders)
    const words = "is not UTF-8, so that its letters can't be read. Save it again as UTF-8."
    expect(problems.map(formatProblem)).toContainEqual(
      expect.stringMatching(new RegExp(`^content/${file}:${line}:\\d+: ${words}$`)),
    )
  },
)

test('message delivery needs a recipient', async () => {
  const without = { 'site.ts': changed('site.ts', ["'hola@nuria.test'", 'null']) }
  expect(await problemsOf(without)).toEqual([])
  env.SMTP_URL = 'smtp://mail.test'
  const said = await problemsOf(without)
  env.SMTP_URL = undefined
  expect(said).toEqual([expect.stringMatching(/^content\/site\.ts:7:3: /)])
})

test('for a build that stays on this machine its own links lead to no other one', async () => {
  const files = {
    'articles/uno.md': changed('articles/uno.md', ['Texto.', '[a](/about) [b](http://localhost:81/)']),
  }
  env.SITE_URL = 'http://localhost:3000'
  const said = await problemsOf(files)
  env.SITE_URL = undefined
  expect(said).toEqual([expect.stringContaining('the link http://localhost:81/ leads to your own machine')])
})
