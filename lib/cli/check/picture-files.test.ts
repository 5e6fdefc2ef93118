import '@/e2e/unit/own-folders'
import { rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { ownPath } from '@/e2e/unit/own-folders'
import { problemsBy } from '@/e2e/unit/checked-site'
import { writeOwnSite } from '@/e2e/unit/own-site'
import { pictureFileProblems } from './picture-files'

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a3b12' }, limitInputPixels: false })

const said = async () => (await problemsBy(pictureFileProblems, {})).toSorted()

test('a typical image from a phone or camera is not reported', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>'
  writeOwnSite({ 'images/dibujo.svg': drawing, 'images/nota.txt': 'no picture' })
  await photograph(8160, 6144).jpeg().toFile(ownPath('content/images/movil.jpg'))
  const avif = await photograph(20, 20).avif().toBuffer()
  writeFileSync(ownPath('content/images/moderna.avif'), avif)
  writeFileSync(ownPath('content/images/movida.avif'), avif.fill('avis', 8, 12, 'latin1'))
  expect(await said()).toEqual([])
})

test('one with more pixels than the site converts is reported, wherever it is', async () => {
  writeOwnSite({ 'images/fotos/a.svg': '<svg/>' })
  await photograph(9000, 8000).jpeg().toFile(ownPath('content/images/fotos/grande.JPG'))
  await photograph(9000, 8000).png().toFile(ownPath('public/grande.png'))
  const rest =
    'warning: the picture has 72 million pixels; the site shows up to 64 million. No screen shows more than 4000 pixels on the longer side: make it smaller.'
  expect(await said()).toEqual([`content/images/fotos/grande.JPG: ${rest}`, `public/grande.png: ${rest}`])
  rmSync(ownPath('public/grande.png'))
})

test('a file that is not an image despite its name, a heavy one, and one in another format', async () => {
  writeOwnSite({ 'images/roto.png': 'no picture', 'images/vacio.jpg': '' })
  writeFileSync(ownPath('content/images/pesada.gif'), Buffer.alloc(10_000_001))
  writeFileSync(ownPath('content/images/iphone.heic'), 'x')
  await photograph(20, 20).tiff().toFile(ownPath('content/images/escaner.tif'))
  expect(await said()).toEqual([
    'content/images/escaner.tif: warning: the picture is TIFF, which hardly any browser shows. Export it as JPEG.',
    expect.stringMatching(
      /^content\/images\/iphone\.heic: warning: the picture is (?:HEIF|none that can be read)/,
    ),
    expect.stringMatching(
      /^content\/images\/pesada\.gif: warning: the picture weighs 10 MB; the site reads up to 10/,
    ),
    'content/images/roto.png: warning: the picture is none that can be read. Save it again, or take it away.',
    'content/images/vacio.jpg: warning: the picture is none that can be read. Save it again, or take it away.',
  ])
})
