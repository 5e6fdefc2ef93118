/*
 * Tests with data as written by React's renderer, which is bundled with the installed Next. The parts of a page wait
 * for a given time, and arrive in the order in which they are ready.
 */
import type { ReactElement, ReactNode } from 'react'
import { contentOf } from './page-data-content'

// React's build for rendering server components.
jest.mock('react', () =>
  jest.requireActual<object>('next/dist/compiled/react/cjs/react.react-server.production.js'),
)
jest.mock('next/dist/compiled/react', () => jest.requireMock<object>('react'))
jest.mock('react-dom', () =>
  jest.requireActual<object>('next/dist/compiled/react-dom/cjs/react-dom.react-server.production.js'),
)

type Props = { children?: ReactNode; [name: string]: unknown }
type React = { createElement: (type: unknown, props: Props | null, ...children: ReactNode[]) => ReactElement }
type Renderer = {
  renderToReadableStream: (model: unknown, modules: object) => ReadableStream<Uint8Array>
  registerClientReference: (proxy: unknown, id: string, name: string) => unknown
}

const { createElement: h } = jest.requireMock<React>('react')
const { renderToReadableStream, registerClientReference } = jest.requireActual<Renderer>(
  'next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
)

const LONG = 'Un texto que React manda en una fila suya, con «$L1» y\nuna línea más. '.repeat(30)

const modules = Object.fromEntries(
  ['Menu', 'Gallery'].map((name) => [
    `/${name}.js#${name}`,
    { id: name, chunks: [`${name}.chunk.js`], name, async: false },
  ]),
)
const island = (name: string) => registerClientReference(() => null, `/${name}.js#${name}`, name)
const [Menu, Gallery] = [island('Menu'), island('Gallery')]

/** Waits for a number of turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Renders its children after a number of turns. */
async function Late({ after, children }: Props): Promise<ReactNode> {
  await turns(Number(after))
  return children
}

type Page = { texts?: string[]; pictures?: object; waits?: number[] }

/** Returns the data of a page whose parts each arrive after a given number of turns. */
async function dataOf({ texts = ['uno', LONG, 'tres'], pictures = { a: 1 }, waits = [0, 0, 0] }: Page) {
  const late = (part: number, ...children: ReactNode[]) => h(Late, { after: waits[part] }, ...children)
  const page = h(
    'main',
    null,
    late(0, h(Menu, { label: texts[0] })),
    late(1, h('p', null, texts[1])),
    late(2, h(Gallery, { pictures }, h('p', null, texts[2]), late(0, h(Menu, { label: texts[0] })))),
  )
  return Buffer.from(await new Response(renderToReadableStream(page, modules)).arrayBuffer())
}

const WAITS = [
  [0, 0, 0],
  [9, 4, 0],
  [4, 0, 9],
  [0, 9, 4],
  [4, 9, 0],
]

test('the same page has the same content, in whatever order its parts arrived', async () => {
  const all = await Promise.all(WAITS.map((waits) => dataOf({ waits })))
  expect(new Set(all.map(String)).size).toBeGreaterThan(2)
  expect(new Set(all.map(contentOf)).size).toBe(1)
  expect(contentOf(all[0] as Buffer)).toMatch(/^[\w-]{43}$/)
})

test.each<[string, Page]>([
  ['a text', { texts: ['uno', LONG, 'cuatro'] }],
  ['one letter of a long text', { texts: ['uno', `${LONG.slice(0, -2)}…`, 'tres'] }],
  ['two texts that changed places', { texts: ['tres', LONG, 'uno'] }],
  ['what an island gets', { pictures: { a: 2 } }],
  ['the name of what an island gets', { pictures: { b: 1 } }],
])('another page has another: %s', async (_, other) => {
  const [one, two] = await Promise.all([dataOf({ waits: [9, 4, 0] }), dataOf({ waits: [0, 9, 4], ...other })])
  expect(contentOf(two)).not.toBe(contentOf(one))
})

describe('rows', () => {
  const content = (...rows: string[]) => contentOf(Buffer.from(rows.join('')))
  const ROOT = '0:["$","main",null,{"children":["$L1","$L2"]}]\n'
  const same = content(ROOT, '1:"uno"\n', '2:"dos"\n')

  test.each([
    ['in another order', ['2:"dos"\n', '1:"uno"\n', ROOT]],
    ['by other numbers', ['0:["$","main",null,{"children":["$La","$L1f"]}]\n', '1f:"dos"\n', 'a:"uno"\n']],
  ])('%s say the same', (_, rows) => {
    expect(content(...rows)).toBe(same)
  })

  test.each([
    ['of other places', ['0:["$","main",null,{"children":["$L2","$L1"]}]\n', '1:"uno"\n', '2:"dos"\n']],
    [
      'that are referred to in another way',
      ['0:["$","main",null,{"children":["$1","$L2"]}]\n', '1:"uno"\n', '2:"dos"\n'],
    ],
    ['that are not there', [ROOT, '1:"uno"\n']],
    ['that are there twice', [ROOT, '1:"uno"\n', '2:"dos"\n', '2:"dos"\n']],
    [
      'of which another is the first',
      ['1:"uno"\n', '2:"dos"\n', '3:["$","main",null,{"children":["$L1","$L2"]}]\n', '0:null\n'],
    ],
    ['that ask for something beside', [ROOT, ':HL["/a.css","style"]\n', '1:"uno"\n', '2:"dos"\n']],
  ])('%s say something else', (_, rows) => {
    expect(content(...rows)).not.toBe(same)
  })

  test('of one number follow each other: that order is content', () => {
    const flow = ['1:X\n', '1:"uno"\n', '1:"dos"\n', '1:C\n']
    const [start = '', one = '', two = '', end = ''] = flow
    expect(content(start, one, '0:"$1"\n', two, end)).toBe(content('0:"$1"\n', ...flow))
    expect(content('0:"$1"\n', start, two, one, end)).not.toBe(content('0:"$1"\n', ...flow))
  })

  test('of texts hold what they hold, also lines that look like rows, and references', () => {
    const text = '\n2:"dos"\n"$L1"'
    const long = (body: string) => `1:T${Buffer.byteLength(body).toString(16)},${body}`
    expect(content('0:"$1"\n', long(text))).not.toBe(content('0:"$1"\n', long(text.replace('dos', 'tres'))))
    expect(content('0:["$1","$3"]\n', long('"$L3"'), '3:1\n')).not.toBe(
      content('0:["$2","$3"]\n', long('"$L4"'), '3:1\n'),
    )
    expect(content('0:"$1"\n', long('ñ'), '2:1\n')).toBe(content('0:"$1"\n', '2:1\n', long('ñ')))
  })

  test.each([
    [
      'each other',
      ['0:"$1"\n', '1:["uno","$2"]\n', '2:["dos","$1"]\n'],
      ['0:"$5"\n', '4:["dos","$5"]\n', '5:["uno","$4"]\n'],
    ],
    ['themselves', ['0:"$2"\n', '2:[{"a":1},"$2:0"]\n'], ['7:[{"a":1},"$7:0"]\n', '0:"$7"\n']],
    [
      'what they are in',
      ['0:"$2"\n', '2:[{"a":1},"$L3"]\n', '3:"$2:0"\n'],
      ['0:"$3"\n', '2:"$3:0"\n', '3:[{"a":1},"$L2"]\n'],
    ],
  ])(
    'that refer to %s say the same by other numbers, and something else by another reference',
    (_, rows, others) => {
      expect(content(...others)).toBe(content(...rows))
      expect(content(...rows.toReversed())).toBe(content(...rows))
      for (const [index, row] of rows.entries())
        for (const target of ['0', '1', '2', '3']) {
          const changed = row.replace(/\$(L?)\d/, `$$$1${target}`)
          if (changed !== row) expect(content(...rows.with(index, changed))).not.toBe(content(...rows))
        }
    },
  )

  test('that look alike are told apart by what they lead to, however far away', () => {
    const chain = (last: string) => [
      '1:["$2"]\n',
      '2:["$3"]\n',
      '3:["$4"]\n',
      `4:"${last}"\n`,
      '5:["$6"]\n',
      '6:["$7"]\n',
      '7:["$8"]\n',
      '8:"otro"\n',
    ]
    expect(content('0:["$1","$5"]\n', ...chain('uno'))).not.toBe(content('0:["$5","$1"]\n', ...chain('uno')))
    expect(content('0:["$1","$5"]\n', ...chain('otro'))).toBe(content('0:["$5","$1"]\n', ...chain('otro')))
  })
})

test.each([
  ['nothing', ''],
  ['something else', 'before'],
  ['a row that has no end', '0:"uno"'],
  ['a text that ends too early', '0:T10,corto'],
  ['a text of no length', '0:Tx,corto\n'],
])('data that is no page’s is its bytes: %s', (_, text) => {
  const data = Buffer.from(text)
  expect(contentOf(data)).toBe(contentOf(Buffer.from(text)))
  expect(contentOf(data)).not.toBe(contentOf(Buffer.from(`${text} `)))
})
