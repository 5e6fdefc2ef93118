import { ownPath } from '../../e2e/unit/own-folders'
import { rmSync, writeFileSync } from 'node:fs'
import { owner } from '../config/owner'
import { followedFiles, refreshFollowedFiles } from './followed-file'
import { followOwner } from './owner-data'

const REDIRECTS = ownPath('content/redirects.ts')
const write = (to: string) => writeFileSync(REDIRECTS, `export const redirects = { '/viejo': '${to}' }`)
const errors = jest.spyOn(console, 'error')
beforeEach(() => {
  errors.mockReset().mockImplementation(() => undefined)
})

test('a file gives what it says now, and while it is broken what it said, which is logged once', async () => {
  write('/uno')
  await followOwner(['redirects'])
  expect(owner.redirects).toEqual({ '/viejo': '/uno' })

  write('/dos')
  await refreshFollowedFiles()
  expect(owner.redirects).toEqual({ '/viejo': '/dos' })

  writeFileSync(REDIRECTS, 'export const redirects = {')
  for (let time = 0; time < 3; time += 1) await refreshFollowedFiles()
  expect(owner.redirects).toEqual({ '/viejo': '/dos' })
  expect(errors).toHaveBeenCalledTimes(1)
  expect(String(errors.mock.calls[0]?.[0])).toContain('content/redirects.ts')
  expect(await followedFiles()).toMatchObject([{ file: 'redirects.ts', failuresInARow: 3 }])

  rmSync(REDIRECTS)
  await refreshFollowedFiles()
  expect(owner.redirects).toEqual({ '/viejo': '/dos' })

  write('/tres')
  await refreshFollowedFiles()
  expect(owner.redirects).toEqual({ '/viejo': '/tres' })
  expect(await followedFiles()).toMatchObject([{ file: 'redirects.ts', failuresInARow: 0 }])
})
