import { hasTool, installPackage, installPackages, runTool } from './system-package'

const ran: string[] = []
let status: (line: string) => number = () => 0
jest.mock('node:child_process', () => ({
  spawnSync: (command: string, args: string[]) => {
    const line = [command, ...args].join(' ')
    ran.push(line)
    return { status: status(line) }
  },
}))
beforeAll(() => jest.spyOn(console, 'log').mockImplementation(() => undefined))
beforeEach(() => {
  ran.length = 0
  status = () => 0
})

test('a package is installed after the lists are read, once in a run', () => {
  expect([installPackage('one'), installPackage('one')]).toEqual([true, true])
  expect(ran).toEqual(['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends one'])
})

test('one that could not be installed is not tried again', () => {
  status = (line) => (line.includes('update') ? 1 : 0)
  expect([installPackage('two'), installPackage('two')]).toEqual([false, false])
  expect(ran).toEqual(['apt-get update -qq'])
  status = (line) => (line.includes('install') ? 100 : 0)
  expect(installPackage('three')).toBe(false)
})

test('a command that is there needs nothing; one that is not has its package installed', () => {
  expect(hasTool('tool', 'four')).toBe(true)
  expect(ran).toEqual(['sh -c command -v tool'])
  const answers = [1, 0, 0, 0]
  status = () => answers.shift() ?? 1
  expect(hasTool('tool', 'four')).toBe(true)
  status = (line) => (line.startsWith('sh') ? 1 : 0)
  expect(hasTool('tool', 'five')).toBe(false)
})

test('a command has succeeded when it ends with 0', () => {
  expect(runTool('a', ['b'])).toBe(true)
  status = () => 2
  expect(runTool('a', [])).toBe(false)
})

test('several packages are installed in one go; where that fails, each by itself', () => {
  installPackages(['six', 'seven'])
  expect(ran).toEqual(['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends six seven'])
  ran.length = 0
  status = (line) => (line.includes('nine') ? 100 : 0)
  installPackages(['six', 'eight', 'nine'])
  expect(ran.slice(1).map((line) => line.split('recommends ')[1])).toEqual(['eight nine', 'eight', 'nine'])
  expect([installPackage('eight'), installPackage('nine')]).toEqual([true, false])
})

test('nothing is installed where nothing is missing', () => {
  installPackages([])
  expect(ran).toEqual([])
})
