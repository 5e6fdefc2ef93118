import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listSample } from './list-sample'

const root = mkdtempSync(path.join(tmpdir(), 'list-sample-'))
afterAll(() => rmSync(root, { recursive: true }))

test('the sample is what is committed below content/, by its place there', () => {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  write('content/site.ts', 'a')
  write('content/images/año 1.svg', 'b')
  write('other.ts', 'a')
  execFileSync('git', ['init', '-q'], { cwd: root })
  execFileSync('git', ['add', '.'], { cwd: root })
  write('content/mine.md', 'a')
  const before = listSample(root)
  expect(Object.keys(before)).toEqual(['images/año 1.svg', 'site.ts'])
  expect(new Set(Object.values(before)).size).toBe(2)
  write('content/site.ts', 'c')
  expect(listSample(root)).toEqual({
    ...before,
    'site.ts': expect.not.stringMatching(before['site.ts'] ?? '') as string,
  })
})
