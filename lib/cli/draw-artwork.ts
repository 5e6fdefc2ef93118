import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawArticles } from '../artwork/articles'
import { drawFavicon } from '../artwork/favicon'
import { drawHobbies } from '../artwork/hobbies'
import { drawNothingHere } from '../artwork/nothing-here'
import { drawPortrait } from '../artwork/portrait'
import { drawProjects } from '../artwork/projects'

const PUBLIC = path.join(process.cwd(), 'public')
const MAX_SVG_BYTES = 24 * 1024

/** Resolution at which 64 units of the icon become more than 512 pixels. */
const ICON_DENSITY = 720

type File = [name: string, content: string | Buffer]

/** Writes every picture of the site into public/, over the ones that are there. */
async function drawArtwork(): Promise<string> {
  const files = [...vectors(), ...(await icons())]
  for (const [name, content] of files) {
    const file = path.join(PUBLIC, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const bytes = files.reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0)
  return `public/: ${files.length} pictures, ${Math.round(bytes / 1024)} KB`
}

function vectors(): File[] {
  const files: File[] = [
    ...[...drawProjects()].map(([slug, svg]): File => [`images/projects/${slug}.svg`, svg]),
    ...[...drawArticles()].map(([slug, svg]): File => [`images/articles/${slug}.svg`, svg]),
    ['images/portrait.svg', drawPortrait()],
    ['images/hobbies.svg', drawHobbies()],
    ['images/nothing-here.svg', drawNothingHere()],
    ['icon.svg', drawFavicon({ themed: true })],
  ]
  for (const [name, svg] of files) limit(name, svg, MAX_SVG_BYTES)
  return files
}

async function icons(): Promise<File[]> {
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: ICON_DENSITY }).resize(size, size).png({ palette: true }).toBuffer()
  return [
    ['icon-192.png', await png(drawFavicon(), 192)],
    ['icon-512.png', await png(drawFavicon(), 512)],
    ['icon-maskable.png', await png(drawFavicon({ bleed: true }), 512)],
    ['favicon.ico', ico(await png(drawFavicon(), 48), 48)],
    ['apple-touch-icon.png', await png(drawFavicon({ bleed: true }), 180)],
  ]
}

/** A PNG in the wrapper that old browsers ask for by name. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon …
  head.writeUInt16LE(1, 4) // … of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function limit(name: string, content: string | Buffer, most: number): void {
  const bytes = Buffer.byteLength(content)
  if (bytes > most) throw new Error(`${name} has ${bytes} bytes; at most ${most} are allowed`)
}

drawArtwork().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
