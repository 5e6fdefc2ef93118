import '@/e2e/unit/own-content'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { THEME_COLOURS } from '../../config/theme-colours'
import { drawCover } from '../../images/covers/cover'
import { drawCard } from './card'

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>
type Written = { text: string; x: number; y: number; size: number; weight: string; colour: unknown }

const written: Written[] = []
const prototype = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as Context
const write = jest.spyOn(prototype, 'fillText').mockImplementation(function (
  this: Context,
  text: string,
  x: number,
  y: number,
) {
  const { font, fontVariationSettings: weight, fillStyle: colour } = this
  written.push({ text, x, y, size: Number.parseInt(font), weight, colour })
})
beforeEach(() => void (written.length = 0))
afterAll(() => write.mockRestore())

const picture = Buffer.from(drawCover({ title: 'x', tag: 'php' }))
const { 'color-accent': accent, 'color-text': ink, 'color-text-muted': muted } = THEME_COLOURS

/** The texts on a card after the mark of the site: its label, the lines of its title, and its footer. */
async function lettersOf(title: string, label = 'Etiqueta', foot = 'Pie') {
  written.length = 0
  await drawCard({ title, label, foot, picture })
  return { label: written[1], lines: written.slice(2, -1), foot: written.at(-1) }
}

test('label beside the mark, foot below, and a short title in the middle, in the colours of the light theme', async () => {
  expect(await lettersOf('CSS')).toEqual({
    label: { text: 'Etiqueta', x: 148, y: 102, size: 28, weight: "'wght' 650", colour: accent.light },
    lines: [{ text: 'CSS', x: 72, y: 346.84, size: 84, weight: "'wght' 750", colour: ink.light }],
    foot: { text: 'Pie', x: 72, y: 558, size: 27, weight: "'wght' 450", colour: muted.light },
  })
})

test('a title of several lines is as large as it can be, with its lines around the same middle', async () => {
  const title = 'Cómo sobrevivir a una migración de base de datos'
  const { lines } = await lettersOf(title)
  expect(lines.map(({ text }) => text)).toEqual(['Cómo sobrevivir', 'a una migración', 'de base de datos'])
  expect(lines.map(({ y, size }) => [y, size])).toEqual([
    [expect.closeTo(261.36), 74],
    [expect.closeTo(344.24), 74],
    [expect.closeTo(427.12), 74],
  ])
})

test('a title that fits at no size ends with an ellipsis, after as many lines as there is room for', async () => {
  const title = 'muy largo '.repeat(60).trim()
  const { lines } = await lettersOf(title)
  const [first, last] = [lines[0], lines.at(-1)]
  expect([lines.length, first?.size, last?.size]).toEqual([9, 34, 34])
  expect(last?.text).toMatch(/[a-z]…$/)
  const shown = lines
    .map(({ text }) => text)
    .join(' ')
    .slice(0, -1)
  expect(title.startsWith(shown)).toBe(true)
  expect(title.charAt(shown.length)).toMatch(/[a-z]/)
  expect((first?.y ?? 0) - 34).toBeGreaterThan(140)
  expect(last?.y).toBeLessThan(500)
})

test('a long word is made smaller before it is broken; signs that the font lacks are left out', async () => {
  const { lines } = await lettersOf('😀 Desoxirribonucleico 日本')
  expect(lines).toMatchObject([{ text: 'Desoxirribonucleico', size: 64 }])
})

test('a title that just fits at the smallest size stays whole', async () => {
  const { lines } = await lettersOf('muy largo '.repeat(25).trim())
  expect(lines.at(-1)).toMatchObject({ text: expect.stringMatching(/largo$/) as string, size: 34 })
})

const WORDS = Array.from({ length: 60 }, (_, at) => `palabra${at}`)
/** A text of `count` words. */
const wordsOf = (count: number) => WORDS.slice(0, count).join(' ')
/** The lines of the footer, which is the only text of its size. */
async function footOf(foot: string, title = 'a') {
  const { lines, foot: last } = await lettersOf(title, 'Etiqueta', foot)
  return [...lines, last].filter((line): line is Written => line?.size === 27)
}
const textOf = (lines: Written[]) => lines.map(({ text }) => text).join(' ')

function widthOf({ text, size, weight }: Written): number {
  const context = createCanvas(1, 1).getContext('2d')
  context.font = `${size}px Site`
  context.fontVariationSettings = weight
  return context.measureText(text).width
}

test('a foot has the whole width, as the mark stands beside the label', async () => {
  const text = 'El currículo de Nuria Prueba: Programación web'
  const [line, ...others] = await footOf(text)
  expect([line, others]).toEqual([expect.objectContaining({ text, y: 558 }), []])
  expect(line && widthOf(line)).toBeGreaterThan(580)
})

test('a foot that is wider goes on in a second line, whose place is the usual one', async () => {
  const lines = await footOf(wordsOf(8))
  expect(lines.map(({ y }) => y)).toEqual([524, 558])
  expect(textOf(lines)).toBe(wordsOf(8))
})

test('a foot that fits two lines no more ends with an ellipsis at a word, and without its comma', async () => {
  const lines = await footOf(wordsOf(60))
  expect(lines).toHaveLength(2)
  const shown = textOf(lines).replace(/…$/, '').split(' ')
  expect(textOf(lines)).toBe(`${wordsOf(shown.length)}…`)
  expect(textOf(await footOf(`${wordsOf(shown.length)}, ${wordsOf(60)}`))).toBe(`${wordsOf(shown.length)}…`)
})

test('a word wider than two lines is cut within itself', async () => {
  const word = 'abcdefghij'.repeat(20)
  const shown = textOf(await footOf(word)).replace(' ', '')
  expect(shown).toMatch(/[a-j]…$/)
  expect(word.startsWith(shown.slice(0, -1))).toBe(true)
})

test('a long label is one line that ends with an ellipsis at a word; signs that the font lacks are not there', async () => {
  const { label } = await lettersOf('a', `😀 ${wordsOf(60)}`)
  expect(label?.text).toMatch(/^palabra0 [a-z\d ]+\d…$/)
  expect(wordsOf(60).startsWith(`${label?.text.slice(0, -1)} `)).toBe(true)
})

test('however long the texts are, no line reaches the picture, and none another line', async () => {
  const long = wordsOf(60)
  await lettersOf(long, long, long)
  const lines = written.slice(1)
  for (const line of lines) expect(line.x + widthOf(line)).toBeLessThanOrEqual(780 - 72)
  const boxes = lines.map(({ y, size }) => ({ top: y - 0.75 * size, bottom: y + 0.25 * size }))
  expect(boxes.length).toBeGreaterThan(10)
  for (const [at, { bottom }] of boxes.entries()) expect(bottom).toBeLessThan(boxes[at + 1]?.top ?? 630)
})

test('without words there is the mark alone', async () => {
  expect(await lettersOf('', '', '')).toEqual({
    label: expect.objectContaining({ text: '' }) as Written,
    lines: [],
    foot: expect.objectContaining({ text: '' }) as Written,
  })
})

test('the picture fills the right edge, on paper', async () => {
  const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer()
  const { data, info } = await sharp(await drawCard({ title: '', label: '', foot: '', picture: red }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 90
  }
  expect([isRed(770, 9), isRed(770, 620), isRed(790, 9), isRed(1190, 620)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('the last line of a title that is cut is the next one of it', async () => {
  const { lines } = await lettersOf(Array.from({ length: 60 }, (_, at) => `palabra${at}`).join(' '))
  const shown = lines.flatMap(({ text }) => text.replace('…', '').split(' '))
  expect(shown.slice(0, -1)).toEqual(Array.from({ length: shown.length - 1 }, (_, at) => `palabra${at}`))
})

test('a word that is broken into lines for which there is room is whole', async () => {
  const word = 'abcdefghij'.repeat(8)
  const { lines } = await lettersOf(word)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.map(({ text }) => text).join('')).toBe(word)
})

test('the subject of a photograph is in view, of a drawing the middle', async () => {
  const subject =
    '<rect x="20" y="20" width="60" height="60" fill="#c00000"/><circle cx="50" cy="50" r="20" fill="#ffe000"/>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="100"><rect width="600" height="100" fill="#888888"/>${subject}</svg>`
  const photograph = await sharp(Buffer.from(drawing)).png().toBuffer()
  const redOf = async (given: Buffer) => {
    const card = await drawCard({ title: '', label: '', foot: '', picture: given })
    const art = await sharp(card).extract({ left: 780, top: 0, width: 420, height: 630 }).png().toBuffer()
    const { channels } = await sharp(art).stats()
    return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)
  }
  expect(await redOf(photograph)).toBeGreaterThan(20)
  expect(await redOf(Buffer.from(drawing))).toBeLessThan(5)
})
