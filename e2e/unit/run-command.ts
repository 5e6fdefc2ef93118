/** The output of a `package.json` command, and its exit code. */
export type Said = { code: unknown; out: string; error: string }

/**
 * The arguments after `npm run name --`. They are mocked, because Node's own parseArgs would read those of the test
 * runner.
 */
let words: string[] = []
jest.mock('node:util', () => {
  const util = jest.requireActual<typeof import('node:util')>('node:util')
  return { ...util, parseArgs: (config: object) => util.parseArgs({ ...config, args: words }) }
})

/**
 * Runs a command of `lib/cli` to its end in this process.
 * @param load imports the command's module, which runs on import and sets the exit code when it ends
 */
export async function runCommand(load: () => Promise<unknown>, ...given: string[]): Promise<Said> {
  jest.resetModules()
  words = given
  const said = { log: [] as string[], error: [] as string[] }
  const spies = (['log', 'error'] as const).map((method) =>
    jest
      .spyOn(console, method)
      .mockImplementation((...[text]: unknown[]) => void said[method].push(String(text))),
  )
  const ended = new Promise<unknown>((resolve) => {
    Object.defineProperty(process, 'exitCode', { configurable: true, get: () => 0, set: resolve })
  })
  await load()
  const code = await ended
  Object.defineProperty(process, 'exitCode', { configurable: true, writable: true, value: undefined })
  for (const spy of spies) spy.mockRestore()
  return { code, out: said.log.join('\n'), error: said.error.join('\n') }
}
