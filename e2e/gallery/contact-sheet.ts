import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Shot, THEMES, WIDTHS } from './photographer'

const CELL = { width: 420, height: 900 }
const GAP = 16
const STATES_PER_SHEET = 4

/**
 * Combines screenshots into contact sheets: a row for each state, a column for each width, and separate sheets for
 * each theme.
 * @returns the files written, besides an index.html with every screenshot in full size
 */
export async function contactSheets(folder: string, shots: Shot[]): Promise<string[]> {
  const files: string[] = []
  const states = [...new Set(shots.map(({ state }) => state))]
  for (const theme of THEMES)
    for (let from = 0; from < states.length; from += STATES_PER_SHEET) {
      const rows = states.slice(from, from + STATES_PER_SHEET)
      const file = `contact-${theme}-${String(from / STATES_PER_SHEET + 1).padStart(2, '0')}.jpg`
      await sheet(
        folder,
        file,
        rows,
        shots.filter((shot) => shot.theme === theme),
      )
      files.push(file)
    }
  writeFileSync(path.join(folder, 'index.html'), page(shots, states))
  return files
}

async function sheet(folder: string, file: string, states: string[], shots: Shot[]): Promise<void> {
  const found = states.flatMap((state, row) =>
    WIDTHS.flatMap((width, column) => {
      const shot = shots.find((one) => one.state === state && one.width === width)
      return shot
        ? [{ shot, left: GAP + column * (CELL.width + GAP), top: GAP + row * (CELL.height + GAP) }]
        : []
    }),
  )
  const pictures = await Promise.all(
    found.map(async ({ shot, left, top }) => ({
      left,
      top,
      input: await thumbnail(path.join(folder, shot.file)),
    })),
  )
  await sharp({
    create: {
      width: GAP + WIDTHS.length * (CELL.width + GAP),
      height: GAP + states.length * (CELL.height + GAP),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(pictures)
    .jpeg({ quality: 82 })
    .toFile(path.join(folder, file))
}

/** Returns a screenshot scaled to its cell; a longer one is cropped to its top. */
async function thumbnail(file: string): Promise<Buffer> {
  const scaled = await sharp(file, { limitInputPixels: false }).resize({ width: CELL.width }).png().toBuffer()
  const { height } = await sharp(scaled).metadata()
  return sharp(scaled)
    .extract({ left: 0, top: 0, width: CELL.width, height: Math.min(height, CELL.height) })
    .toBuffer()
}

function page(shots: Shot[], states: string[]): string {
  const figures = states.map(
    (state) =>
      `<h2>${state}</h2><div>${shots
        .filter((shot) => shot.state === state)
        .sort((a, b) => a.theme.localeCompare(b.theme) || a.width - b.width)
        .map(
          ({ file, width, theme }) =>
            `<a href="${file}"><img loading="lazy" src="${file}" alt="${state}, ${width} px, ${theme}"></a>`,
        )
        .join('')}</div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Every screen</title>
<style>body{font:16px system-ui;background:#777;color:#fff}div{display:flex;gap:8px;overflow-x:auto;align-items:start}img{inline-size:320px}</style>
${figures.join('\n')}`
}
