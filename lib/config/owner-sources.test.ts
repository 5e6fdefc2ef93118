import { ownPath } from '../../e2e/unit/own-folders'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ownerSources } from './owner-sources'

const write = (name: string, text: string) => writeFileSync(ownPath(`content/${name}`), text)

test('an edit of any module is noticed, of the same length and in a folder too; other files are passed over', () => {
  write('site.ts', 'export const a = 1')
  mkdirSync(ownPath('content/parts'), { recursive: true })
  write('parts/more.ts', 'export const b = 1')
  const first = ownerSources()
  expect(ownerSources()).toBe(first)
  write('parts/more.ts', 'export const b = 2')
  const second = ownerSources()
  expect(second).not.toBe(first)
  for (const name of ['privacy.md', 'images/foto.ts', '.site.ts.swp']) write(name, 'x')
  expect(ownerSources()).toBe(second)
  rmSync(ownPath('content/parts/more.ts'))
  expect(ownerSources()).not.toBe(second)
})
