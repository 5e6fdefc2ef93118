import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findOwnerFile, foldersOf, tracedFiles } from './content-folder'

const patterns = (name: string) => tracedFiles('/site', foldersOf('/site', name))

test.each([
  ['content', ['./content/**/*', './public/**/*']],
  ['content/', ['./content/**/*', './public/**/*']],
  ['/site/e2e/content', ['./e2e/content/**/*', './public/**/*']],
  ['..mine', ['./..mine/**/*', './public/**/*']],
  ['/home/ana/content', ['./public/**/*']],
  ['../content', ['./public/**/*']],
  ['.', ['./public/**/*']],
])('CONTENT_DIR=%s: a copy of the site includes %j', (name, expected) => {
  expect(patterns(name)).toEqual(expected)
})

const root = mkdtempSync(path.join(tmpdir(), 'José, owner-files-'.normalize('NFC')))
const folders = foldersOf(root, 'mine')
const write = (file: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), file)
}

beforeAll(() =>
  [
    'mine/images/a.svg',
    'mine/images/both.png',
    'mine/images/sub/con espacio ñ.png',
    `mine/images/${'niño.png'.normalize('NFD')}`,
    `mine/images/${'año'.normalize('NFD')}/niño.png`,
    `mine/images/ñu/${'niño.png'.normalize('NFD')}`,
    'mine/images/.hidden.png',
    'mine/cv.pdf',
    'mine/site.ts',
    'public/images/both.png',
    'public/images/old.png',
    'public/robots.png',
    'secret.png',
  ].forEach(write),
)
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['/images/a.svg', 'mine/images/a.svg'],
  ['/images/both.png', 'mine/images/both.png'],
  ['/images/sub/con espacio ñ.png', 'mine/images/sub/con espacio ñ.png'],
  ['/images/niño.png', `mine/images/${'niño.png'.normalize('NFD')}`],
  ['/images/año/niño.png', `mine/images/${'año'.normalize('NFD')}/niño.png`],
  ['/images/ñu/niño.png', `mine/images/ñu/${'niño.png'.normalize('NFD')}`],
  ['/images/old.png', 'public/images/old.png'],
  ['/robots.png', 'public/robots.png'],
  ['/cv.pdf', 'mine/cv.pdf'],
])('%s is %s', (address, file) => {
  expect(findOwnerFile(address, folders)).toBe(path.join(root, file))
})

test.each([
  '/images/nada.svg',
  '/images',
  '/images/',
  '/images/sub',
  '/site.ts',
  '/images/../site.ts',
  '/images/../../secret.png',
  '/../secret.png',
  '/images/./a.svg',
  '/images//a.svg',
  '/images/..\\site.ts',
  '/images/.hidden.png',
  '/images/a.svg\0',
])('%j is not a file of the owner', (address) => {
  expect(findOwnerFile(address, folders)).toBeNull()
})
