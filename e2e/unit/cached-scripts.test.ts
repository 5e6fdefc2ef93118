import vm from 'node:vm'

const compile = (code: string, context: object) =>
  vm.compileFunction(code, ['value'], { filename: '/cached.js', parsingContext: vm.createContext(context) })

const { Script } = vm
let compiled: jest.SpyInstance
beforeEach(() => {
  compiled = jest.spyOn(vm, 'Script').mockImplementation((...given) => new Script(...given))
})
afterEach(() => jest.restoreAllMocks())

test('a module is compiled once for all suites, runs in the context of each, and is compiled anew when it changes', () => {
  const own = 'return `${value} of ${suite}`'
  expect(compile(own, { suite: 'one' })('text')).toBe('text of one')
  expect(compile(own, { suite: 'two' })('text')).toBe('text of two')
  expect(compiled).toHaveBeenCalledTimes(1)
  expect(compile('return 1 // at the end', {})()).toBe(1)
  expect(compiled).toHaveBeenCalledTimes(2)
})

test('an error names the file, its line and its column', () => {
  const fails = compile('throw new Error()', {})
  const stack = (): string => {
    try {
      return String(fails())
    } catch (error) {
      return String((error as Error).stack)
    }
  }
  expect(stack()).toContain('/cached.js:1:7')
})

test('code that belongs to no suite is compiled as it was', () => {
  expect(vm.compileFunction('return value', ['value'], { filename: '/other.js' })(1)).toBe(1)
  expect(compiled).not.toHaveBeenCalled()
})
