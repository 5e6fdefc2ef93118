import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addToProxyTrace, filesOf } from './proxy-trace.mjs'

test('the function of proxy.ts gets the files of the owner and the ids of the build', () => {
  const project = mkdtempSync('.next-traced-')
  const dist = path.join(project, 'built')
  const trace = path.join(dist, 'server/middleware.js.nft.json')
  try {
    mkdirSync(path.dirname(trace), { recursive: true })
    mkdirSync(path.join(project, 'content/articles/una serie'), { recursive: true })
    writeFileSync(path.join(project, 'content/articles/una serie/añil.md'), '')
    writeFileSync(trace, JSON.stringify({ version: 1, files: ['chunk.js'] }))
    addToProxyTrace(path.resolve(dist), [`./${project}/content/**/*`])
    addToProxyTrace(path.resolve(dist), [`./${project}/content/**/*`])
    expect(JSON.parse(readFileSync(trace, 'utf8'))).toEqual({
      version: 1,
      files: [
        'chunk.js',
        '../BUILD_ID',
        '../required-server-files.json',
        '../../content/articles/una serie/añil.md',
      ],
    })
  } finally {
    rmSync(project, { recursive: true })
  }
})

test('a function has what is opened by path: the content, and the packages that read and draw a PDF', () => {
  const script = `const { default: config } = await import('./next.config.mjs')
    const { outputFileTracingIncludes } = await config('phase-production-build')
    console.log(JSON.stringify(outputFileTracingIncludes['/**']))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  const patterns = JSON.parse(printed) as string[]
  const found = patterns.map(filesOf)
  expect(patterns.filter((_, at) => found[at]?.length === 0)).toEqual([])
  const files = found.flat()
  for (const name of [
    /content\/site\.ts$/,
    /pdf\.worker\.mjs$/,
    /@napi-rs\/canvas\/index\.js$/,
    /\/skia\..+\.node$/,
  ])
    expect(files.some((file) => name.test(file))).toBe(true)
})
