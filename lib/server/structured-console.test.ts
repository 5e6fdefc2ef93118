import { reportServerFault, structureConsole } from './structured-console'

const REQUEST = { path: '/article/a?secret=1', method: 'GET' }
const CONTEXT = { routePath: '/article/[slug]', routeType: 'render' }
const real = { warn: console.warn, error: console.error }
let lines: { level: string; event: string; message?: string; [fact: string]: unknown }[]

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
const note = (line: string) => void lines.push(JSON.parse(line))

beforeEach(() => {
  lines = []
  Object.assign(console, { warn: note, error: note })
  structureConsole()
})
afterEach(() => Object.assign(console, real))

test('an error that Next prints and then reports is one log line, with its request', async () => {
  const error = Object.assign(new Error('broken', { cause: new Error('socket') }), { digest: '42' })
  console.error(error)
  await Promise.resolve()
  reportServerFault(error, REQUEST, CONTEXT)
  reportServerFault(error, REQUEST, CONTEXT)
  await nextTurn()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 'error',
    event: 'server.fault',
    method: 'GET',
    path: '/article/a',
    route: '/article/[slug]',
    message: 'broken: socket',
    digest: '42',
  })
  expect(lines[0]?.stack).toContain('structured-console.test')
})

test('two errors give two lines, and so does a thrown non-error', () => {
  for (const fault of [new Error('a'), new Error('b'), 'text', 'text', null])
    reportServerFault(fault, REQUEST, CONTEXT)
  expect(lines.map(({ message }) => message)).toEqual(['a', 'b', 'text', 'text', 'null'])
})

test('an unreported error is logged too, and so is text', async () => {
  console.error('⨯', new Error('alone'))
  console.warn('plain', { a: 1 })
  await nextTurn()
  expect(lines.map(({ level, event, message }) => [level, event, message])).toEqual([
    ['warn', 'server.message', 'plain { a: 1 }'],
    ['error', 'server.message', 'alone'],
  ])
})

test('whitespace around printed text is trimmed', () => {
  console.warn(' ⚠ plain\n')
  expect(lines.map(({ message }) => message)).toEqual(['⚠ plain'])
})
