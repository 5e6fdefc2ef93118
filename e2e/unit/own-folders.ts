import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/*
 * An empty content folder and an empty public folder for one test file. Import this module before any module of lib/
 * that reads the owner's files.
 */

const root = mkdtempSync(path.join(tmpdir(), 'own-folders-'))

/**
 * Returns the absolute path of a file.
 * @param name relative to the project's root: `content/…` or `public/…`
 */
export const ownPath = (name: string): string => path.join(root, name)

for (const folder of ['content/images', 'public/images']) mkdirSync(ownPath(folder), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

jest.mock('@/lib/site/content-folder', () => {
  const actual =
    jest.requireActual<typeof import('../../lib/site/content-folder')>('@/lib/site/content-folder')
  const folders = actual.foldersOf(root, 'content')
  return {
    ...actual,
    folders,
    contentFile: (name: string) => path.join(folders.content, name),
    findOwnerFile: (address: string, given = folders) => actual.findOwnerFile(address, given),
  }
})
