import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '../../lib/cli/running-site'
import { FIXTURE } from '../site'

const ROOT = path.resolve(__dirname, '../..')
/** Where a development server builds: in another folder it would be added to tsconfig.json. */
const DIST = '.next/dev'
/** The first page of a development server is compiled when it is asked for. */
const COMPILE_MS = 90_000

test('npm run dev serves the site, and shows edits of articles and settings with the next request', async () => {
  const content = mkdtempSync(path.join(tmpdir(), 'developed-'))
  cpSync(path.join(ROOT, FIXTURE), content, { recursive: true })
  const edit = (name: string, from: RegExp, to: string) => {
    const file = path.join(content, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  const port = await freePort()
  const npm = spawn('npm', ['run', 'dev', '--', '-p', String(port)], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', CONTENT_DIR: content },
  })
  for (const stream of [npm.stdout, npm.stderr]) stream.resume()
  const page = () =>
    fetch(`http://localhost:${port}/article/consultas-con-indices`).then(
      async (answer) => `${answer.status} ${await answer.text()}`,
      () => '',
    )
  try {
    await expect.poll(page, { timeout: COMPILE_MS }).toMatch(/^200 [^]*Consultas con índices/)
    edit('articles/consultas-con-indices.md', /^title: .*$/m, 'title: Un título editado')
    await expect.poll(page).toContain('>Un título editado<')
    edit('site.ts', /\btitle: .*$/m, "title: 'Otro sitio',")
    await expect.poll(page).toContain('Otro sitio</title>')
  } finally {
    const closed = once(npm, 'close')
    if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
    await closed
    for (const folder of [content, path.join(ROOT, DIST)]) rmSync(folder, { recursive: true, force: true })
  }
})
