import sharp from 'sharp'
import { ownPath } from '@/e2e/unit/own-folders'
import { writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { formatProblem } from '../../validation/problems'
import { pictureFileProblems } from './picture-files'
import type { Content } from './read-content'

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a3b12' }, limitInputPixels: false })

async function said(): Promise<string[]> {
  return (await pictureFileProblems({ folders } as Content)).map(formatProblem)
}

test("a picture as today's telephones and cameras take it is nothing to speak of", async () => {
  writeOwnSite({
    'images/roto.png': 'no picture',
    'images/dibujo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>',
  })
  await photograph(8160, 6144).jpeg().toFile(ownPath('content/images/movil.jpg'))
  expect(await said()).toEqual([])
})

test('one with more pixels than the site converts is named, wherever it lies', async () => {
  writeOwnSite({ 'images/fotos/a.svg': '' })
  await photograph(9000, 8000).jpeg().toFile(ownPath('content/images/fotos/grande.JPG'))
  await photograph(9000, 8000).png().toFile(ownPath('public/grande.png'))
  const rest =
    'warning: the picture has 72 million pixels; the site shows up to 64 million. No screen shows more than 4000 on the longer side: make it smaller.'
  expect(await said()).toEqual([`content/images/fotos/grande.JPG: ${rest}`, `public/grande.png: ${rest}`])
})
