import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const DOCKERFILE = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '')
const PLACE = realpathSync(mkdtempSync(path.join(tmpdir(), 'image-')))
const [BUILD, IMAGE, DATA] = ['build', 'app', 'data'].map((name) => path.join(PLACE, name)) as [
  string,
  string,
  string,
]
afterAll(() => rmSync(PLACE, { recursive: true, force: true }))

/** Tells, in place of Next, what it was started with. */
const NEXT = `module.exports = ({ port, hostname }) => ({
  prepare: async () => {
    console.log(require('../../.next/node_modules/jiti-a8395b18'), port, hostname)
    console.log(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)
    process.exit(0)
  },
})`

/** A build with the files that the image takes from it. */
function createBuild(): void {
  const files = {
    '.next/standalone/.next/required-server-files.json': '{"config":{"of":"the build"}}',
    '.next/standalone/.next/BUILD_ID': 'one',
    '.next/standalone/.next/cache/a.bin': 'x',
    '.next/standalone/.next/server/route-cache/a.html': 'a',
    '.next/standalone/node_modules/next/index.js': NEXT,
    '.next/standalone/node_modules/jiti/index.js': "module.exports = 'jiti'",
    '.next/static/a.js': '',
    '.next/content/content.json': '{}',
    'public/a.svg': '',
    'mine/words/site.ts': '',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(BUILD, file)), { recursive: true })
    writeFileSync(path.join(BUILD, file), text)
  }
  // Next links packages that it doesn't bundle, relative to the folder of the build.
  mkdirSync(path.join(BUILD, '.next/standalone/.next/node_modules'))
  symlinkSync(
    '../../node_modules/jiti',
    path.join(BUILD, '.next/standalone/.next/node_modules/jiti-a8395b18'),
  )
  cpSync(__dirname, path.join(BUILD, 'lib/server'), { recursive: true })
}

/** Does what the Dockerfile does after the build, with its folders below {@link PLACE}. */
function assembleImage(contentDir: string): void {
  const [, links = ''] = /^RUN (cd \.next.*)$/m.exec(DOCKERFILE) ?? []
  execFileSync('sh', ['-ec', links.replaceAll('/data/', `${DATA}/`)], { cwd: BUILD })
  const copies = [...DOCKERFILE.matchAll(/^COPY --from=build \/build\/(\S+) (\S+)$/gm)]
  expect(copies).toHaveLength(7)
  for (const [from = '', to = ''] of copies.map(([, ...places]) =>
    places.map((one) => one.replace('${CONTENT_DIR:-content}', contentDir)),
  ))
    cpSync(path.join(BUILD, from), path.join(IMAGE, to), { recursive: true, verbatimSymlinks: true })
}

test('the image starts without the built project: its packages, configuration, content and volume are in it', () => {
  createBuild()
  assembleImage('mine/words')
  rmSync(BUILD, { recursive: true })
  // As an earlier container leaves it.
  for (const left of ['cache/content', 'route-cache/old'])
    mkdirSync(path.join(DATA, left), { recursive: true })
  const command = path.join(IMAGE, 'lib/server/deploy/start-image.cjs')
  const env = { NODE_ENV: 'test', DATA_DIR: DATA, PORT: '3004' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { env, encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([0, 'jiti 3004 localhost\n{"of":"the build"}\n', ''])
  for (const [written, place, left] of [
    ['cache', 'cache', ['content']],
    ['server/route-cache', 'route-cache', []],
  ] as const) {
    expect(realpathSync(path.join(IMAGE, '.next', written))).toBe(path.join(DATA, place))
    expect(readdirSync(path.join(IMAGE, '.next', written))).toEqual(left)
  }
  for (const file of [
    '.next/content/content.json',
    '.next/static/a.js',
    'public/a.svg',
    'mine/words/site.ts',
  ])
    expect([file, existsSync(path.join(IMAGE, file))]).toEqual([file, true])
})

test('build and server agree on the variables that decide what pages show', () => {
  for (const name of [
    'SITE_URL',
    'SITE_INDEXING',
    'CONTENT_DIR',
    'REVALIDATE_SECONDS',
    'PORTFOLIO_API_PRODUCTION',
  ]) {
    expect(DOCKERFILE.match(new RegExp(`^ARG .*\\b${name}\\b`, 'gm'))).toHaveLength(2)
    expect(DOCKERFILE).toContain(`${name}=\${${name}}`)
  }
})
