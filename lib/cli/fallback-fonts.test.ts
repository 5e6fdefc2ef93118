/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

const CSS = readFileSync('app/fonts/fallback.css', 'utf8')
const PROSE =
  'El pingüino Ñandú comió kiwi a las 10:15 del 13 de junio de 2026, y ¿quién lo diría? Anotamos cada decisión con su ' +
  'motivo y con la fecha en que se tomó. Cada cambio pasa por otra persona antes de llegar a la rama principal; con dos ' +
  'núcleos basta para servir esta página a mucha gente. Los datos viajan una vez y se guardan cerca de quien los pide. ' +
  'Hola, soy una desarrolladora web de Madrid: escribo código, pruebas y artículos. «Todo junto», 5 min de lectura.'
/** Arimo is as wide as Arial. */
const STAND_INS = { Arial: 'arimo', Roboto: 'roboto' }

type Face = { family: string; from: number; to: number; src: string; ratio: number; heights: number[] }

const faces: Face[] = [...CSS.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = '']) => {
  const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(rules)?.[1] ?? ''
  const [from = 0, to = 0] = value('font-weight').split(' ').map(Number)
  const ratio = Number.parseFloat(value('size-adjust')) / 100
  const heights = ['ascent', 'descent', 'line-gap'].map(
    (name) => Number.parseFloat(value(`${name}-override`)) * ratio,
  )
  return { family: value('font-family').slice(1, -1), from, to, src: value('src'), ratio, heights }
})

/** @param axis the weight, of a variable font */
function widthOf(file: string, name: string, axis?: number): number {
  if (!GlobalFonts.has(name))
    GlobalFonts.register(readFileSync(createRequire(__filename).resolve(file)), name)
  const context = createCanvas(10, 10).getContext('2d')
  context.font = `100px ${name}`
  if (axis) context.fontVariationSettings = `'wght' ${axis}`
  return context.measureText(PROSE).width
}

const typeWidth = (weight: number) =>
  widthOf(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    'Type',
    weight,
  )

test.each(Object.entries(STAND_INS))('%s stands in for every weight of the type, once', (local) => {
  const own = faces.filter(({ family }) => family === `${local} Adjusted`)
  expect(own.map(({ from, to }) => [from, to])).toEqual([
    [100, 549],
    [550, 699],
    [700, 900],
  ])
  const names = own.map(({ src }) => /^local\('([^']+)'\)/.exec(src)?.[1])
  expect(names).toEqual([local, `${local} Bold`, `${local} Bold`])
})

test.each(
  Object.entries(STAND_INS).flatMap(([local, file]) =>
    [400, 650, 750].map((weight) => [local, weight, file] as const),
  ),
)('%s is as wide as the type at weight %d, and as high', (local, weight, file) => {
  const face = faces.find(
    ({ family, from, to }) => family === `${local} Adjusted` && from <= weight && weight <= to,
  )
  const [ascent, descent, gap] = face?.heights ?? []
  expect([ascent, descent, gap].map((height) => Math.round(height ?? NaN))).toEqual([93, 27, 0])
  const drawn = weight < 550 ? 400 : 700
  const standIn = widthOf(`@fontsource/${file}/files/${file}-latin-${drawn}-normal.woff2`, `${local}${drawn}`)
  const wanted = typeWidth(weight) / standIn
  expect(Math.abs((face?.ratio ?? NaN) - wanted)).toBeLessThan(0.005)
})
