import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PLACE = realpathSync(mkdtempSync(path.join(tmpdir(), 'image-')))
const ROOT = path.join(PLACE, 'project')
const COMMAND = 'lib/server/deploy/assemble-image.cjs'
afterAll(() => rmSync(PLACE, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
  writeFileSync(path.join(ROOT, file), text)
}

/** Creates a built project with only the files that the command reads. */
beforeAll(() => {
  cpSync(path.join(__dirname, 'deploy'), path.join(ROOT, 'lib/server/deploy'), { recursive: true })
  cpSync(path.join(__dirname, 'serve.cjs'), path.join(ROOT, 'lib/server/serve.cjs'))
  for (const file of ['standalone/server.js', 'standalone/.next/server/a.js', 'static/a.js'])
    write(`.next/${file}`, '')
  write('public/a.svg', '')
  for (const folder of ['content', 'mine/words', '../elsewhere']) write(`${folder}/site.ts`, folder)
  // Next links packages that it doesn't bundle, relative to the folder of the build.
  write('.next/standalone/node_modules/jiti/index.js', "module.exports = 'jiti'")
  mkdirSync(path.join(ROOT, '.next/standalone/.next/node_modules'))
  symlinkSync('../../node_modules/jiti', path.join(ROOT, '.next/standalone/.next/node_modules/jiti-a8395b18'))
})

/** Tells, in place of Next, what it was started with. */
const NEXT = `module.exports = ({ port, hostname }) => ({
  prepare: async () => {
    console.log(require('../../.next/node_modules/jiti-a8395b18'), port, hostname)
    console.log(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)
    process.exit(0)
  },
})`

function assemble(name: string, env: Record<string, string>) {
  const image = path.join(PLACE, name)
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, COMMAND), image], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  const read = (file: string) => readFileSync(path.join(image, file), 'utf8')
  return { image, status, stderr, read }
}

test("without CONTENT_DIR the content is the project's own", () => {
  const { status, stderr, read } = assemble('default', { SITE_URL: 'https://a.example' })
  expect([status, stderr]).toEqual([0, ''])
  expect([read('content/site.ts'), read('.env')]).toEqual(['content', 'SITE_URL="https://a.example"\n'])
})

test.each(['mine/words', './mine/words/', path.join(ROOT, 'mine/words')])(
  'a content folder inside the project is copied, and found in the image: %s',
  (CONTENT_DIR) => {
    const { status, stderr, read } = assemble(`of-${CONTENT_DIR.replaceAll('/', '-')}`, { CONTENT_DIR })
    expect([status, stderr]).toEqual([0, ''])
    expect([read('mine/words/site.ts'), read('.env')]).toEqual(['mine/words', 'CONTENT_DIR="mine/words"\n'])
  },
)

test.each(['../elsewhere', path.join(PLACE, 'elsewhere'), '.', ROOT])(
  'a folder that can’t be copied is reported in a sentence: %s',
  (CONTENT_DIR) => {
    const { image, status, stderr } = assemble('none', { CONTENT_DIR })
    expect(status).toBe(1)
    expect(stderr).toBe(
      `CONTENT_DIR: "${CONTENT_DIR}" is no folder inside of the project, which is all that an image brings along.\n`,
    )
    expect(existsSync(image)).toBe(false)
  },
)

test('a missing build is reported in a sentence too', () => {
  const { status, stderr } = assemble('none', { NEXT_DIST_DIR: 'dist' })
  expect(status).toBe(1)
  expect(stderr).toBe('dist/standalone is missing: run NEXT_OUTPUT=standalone npm run build first.\n')
})

describe('when the built project is no longer there', () => {
  const GONE = `${ROOT}-gone`
  beforeAll(() => {
    write('.next/standalone/node_modules/next/index.js', NEXT)
    write('.next/standalone/.next/required-server-files.json', '{"config":{"of":"the build"}}')
    write('.next/standalone/.next/BUILD_ID', 'one')
    write('.next/cache/turbopack/a.bin', 'x')
    write('.next/content/content.json', '{}')
    write('.next/server/route-cache/a.html', 'a')
    symlinkSync('a.html', path.join(ROOT, '.next/server/route-cache/b.html'))
    expect(assemble('started', { DATA_DIR: path.join(PLACE, 'data') }).status).toBe(0)
    renameSync(ROOT, GONE)
  })
  afterAll(() => renameSync(GONE, ROOT))

  test('the image starts: its packages, its configuration and its volume are found inside it', () => {
    const command = path.join(PLACE, 'started/lib/server/deploy/start-image.cjs')
    const env = { NODE_ENV: 'test', DATA_DIR: path.join(PLACE, 'data'), PORT: '3004' } as const
    mkdirSync(env.DATA_DIR, { recursive: true })
    const { status, stdout, stderr } = spawnSync(process.execPath, [command], { env, encoding: 'utf8' })
    expect([status, stdout, stderr]).toEqual([0, 'jiti 3004 localhost\n{"of":"the build"}\n', ''])
    const page = path.join(PLACE, 'data/current/server/route-cache/b.html')
    expect(realpathSync(page)).toBe(path.join(PLACE, 'data/build-one/server/route-cache/a.html'))
    expect(readdirSync(path.join(PLACE, 'data/current/cache'))).toEqual([])
    expect(existsSync(path.join(PLACE, 'started/.next/content/content.json'))).toBe(true)
  })
})
