import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../../site/content-folder'
import { createPictureCheck } from './picture-fault'

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
for (const file of [
  'content/images/faro.png',
  'content/images/100%.png',
  'content/images/foto #1.png',
  'content/images/what?.png',
  'content/images/a%20b.png',
  'content/images/100%25.png',
  'content/images/con blanco.png',
  `content/images/${'niño.png'.normalize('NFD')}`,
  'content/otra.png',
  'public/fotos/casa.png',
]) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), '')
}
mkdirSync(path.join(root, 'public/fotos/barco.png'))
afterAll(() => rmSync(root, { recursive: true }))

const fault = createPictureCheck(foldersOf(root, 'content'))

test.each([
  null,
  'https://a.example/x.png',
  '/images/faro.png',
  '/fotos/casa.png',
  '/images/faro.png?zoom=50%',
  '/images/foto%20%231.png',
  '/images/con blanco.png',
  '/images/niño.png',
  `/images/${'niño.png'.normalize('NFD')}`,
  '/images/ni%C3%B1o.png',
])('%p needs no file, or its file exists', (address) => expect(fault(address)).toBeNull())

test('an unescaped % is reported, even if such a file exists: the site only finds it percent-encoded', () => {
  expect(fault('/images/100%.png')).toEqual({
    message: 'is "/images/100%.png", which has a bare %',
    fix: 'Write /images/100%25.png',
  })
})

test.each([
  ['/images/foto #1.png', 'ends before its #', '/images/foto%20%231.png'],
  ['/images/what?.png', 'ends before its ?', '/images/what%3F.png'],
  ['/images/a%20b.png', 'is decoded', '/images/a%2520b.png'],
])('for %s, the name of a file, its address is suggested', (address, reason, written) => {
  expect(fault(address)).toEqual({
    message: `is "${address}", which ${reason} for a browser`,
    fix: `Write ${written}`,
  })
  expect(fault(written)).toBeNull()
})

test.each([
  ['/images/Faro.PNG', '/images/faro.png'],
  ['/images/far.png', '/images/faro.png'],
  ['/images/con blamco.png', '/images/con%20blanco.png'],
  ['/fotos/Casa.png', '/fotos/casa.png'],
])('for the missing %s, %s is suggested', (address, similar) => {
  expect(fault(address)).toEqual({
    message: `is "${address}", and there is no such file`,
    fix: `There is ${similar}: write that`,
  })
})

test.each(['/images/nada.png', '/Otra.png', '/fotos/Barco.png', '/sin/carpeta.png'])(
  'no image is similar to %s',
  (address) => {
    expect(fault(address)?.fix).toBe('Put the file there: content/images/ and public/ hold the pictures')
  },
)
