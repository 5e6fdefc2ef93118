import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import sharp from 'sharp'
import { ENGINEER, type Owner, OWNERS } from './owners'
import { buildSite, FIXTURE } from './site'

/*
 * `npx tsx e2e/other-owners.ts`: checks, builds and tests the site with the content of five other owners, using the
 * tests that accept any content.
 */
const ROOT = path.resolve(__dirname, '..')
const FOLDER = '.next-owners'

/** Creates the content folder of another owner, optionally without a PDF of the CV. */
async function makeContent(name: string, owner: Owner): Promise<string> {
  const { articles, projects, printed = true, words = ENGINEER } = owner
  const folder = path.join(FOLDER, name)
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(path.join(ROOT, folder, file)), { recursive: true })
    writeFileSync(path.join(ROOT, folder, file), text)
  }
  rmSync(path.join(ROOT, folder), { recursive: true, force: true })
  const copied = ['resume.json', 'privacy.md', ...(printed ? ['cv.pdf'] : [])]
  for (const file of copied) cpSync(path.join(ROOT, FIXTURE, file), path.join(ROOT, folder, file))
  for (const [file, value] of Object.entries(words))
    write(`${file}.ts`, `export const ${file} = ${JSON.stringify(value, null, 2)}\n`)
  write('redirects.ts', 'export const redirects = {}\n')
  write('projects.json', JSON.stringify(projects))
  for (const [file, text] of Object.entries(articles)) write(`articles/${file}`, text)
  const picture = sharp({ create: { width: 900, height: 500, channels: 3, background: '#8a3b12' } })
  write('images/projects/captura.png', await picture.png().toBuffer())
  write('images/retrato.png', await portrait())
  return folder
}

/** A photograph in portrait format. */
function portrait(): Promise<Buffer> {
  const face = Buffer.from(
    '<svg width="900" height="1400"><circle cx="450" cy="500" r="260" fill="#f0c8a0"/></svg>',
  )
  const ground = sharp({ create: { width: 900, height: 1400, channels: 3, background: '#1f5c36' } })
  return ground
    .composite([{ input: face }])
    .png()
    .toBuffer()
}

/** Whether an owner is selected on the command line; all of them by default. */
function wanted(name: string): boolean {
  const names = process.argv.slice(2)
  return names.length === 0 || names.includes(name)
}

async function main(): Promise<number> {
  const failed: string[] = []
  for (const [name, owner] of Object.entries(OWNERS).filter(([name]) => wanted(name))) {
    const dist = `.next-owner-${name}`
    const content = await makeContent(name, owner)
    const { ok, output } = await buildSite(dist, { CONTENT_DIR: content })
    const env = { ...process.env, CONTENT_DIR: content, NEXT_DIST_DIR: dist }
    const tests =
      ok &&
      spawnSync('npm', ['run', '--silent', 'e2e', '--', '--owner'], { cwd: ROOT, stdio: 'inherit', env })
    if (!ok) console.error(output)
    if (!tests || tests.status !== 0) failed.push(name)
    console.log(`${name}: ${failed.includes(name) ? 'FAILED' : 'ok'}`)
    rmSync(path.join(ROOT, dist), { recursive: true, force: true })
  }
  rmSync(path.join(ROOT, FOLDER), { recursive: true, force: true })
  return failed.length
}

main().then((failed) => {
  process.exitCode = failed > 0 ? 1 : 0
})
