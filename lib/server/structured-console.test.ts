import { reportServerFault } from './server-faults'
import { structureConsole } from './structured-console'

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

test('a fault that Next prints and then reports is one line, with its request', async () => {
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

test('each of two faults has its line, and so has one that is no error', () => {
  for (const fault of [new Error('a'), new Error('b'), 'text', 'text', null])
    reportServerFault(fault, REQUEST, CONTEXT)
  expect(lines.map(({ message }) => message)).toEqual(['a', 'b', 'text', 'text', 'null'])
})

test('an error that nobody reports is a line all the same, and so is text', async () => {
  console.error('⨯', new Error('alone'))
  console.warn('plain', { a: 1 })
  await nextTurn()
  expect(lines.map(({ level, event, message }) => [level, event, message])).toEqual([
    ['warn', 'server.message', 'plain { a: 1 }'],
    ['error', 'server.message', 'alone'],
  ])
})

test('blanks around what is printed are no part of the message', () => {
  console.warn(' ⚠ plain\n')
  expect(lines.map(({ message }) => message)).toEqual(['⚠ plain'])
})
