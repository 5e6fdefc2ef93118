import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addToProxyTrace } from './proxy-trace.mjs'

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
