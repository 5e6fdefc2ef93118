import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '@/e2e/unit/run-command'

const folder = mkdtempSync(path.join(tmpdir(), 'closed-output-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command, and closes its output after the first line; the command continues. */
async function runUntilFirstLine(...lines: string[]): Promise<{ code: unknown; error: string }> {
  const file = path.join(folder, 'command.ts')
  writeFileSync(file, lines.join('\n'))
  const child = spawn(process.execPath, ['--import', 'tsx', file])
  let error = ''
  child.stderr.on('data', (part) => (error += part))
  child.stdout.once('data', () => {
    child.stdout.destroy()
    child.stdin.end('closed')
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, error }
}

const MODULE = JSON.stringify(path.resolve('lib/cli/command.ts'))
const REST = [
  "console.log('first')",
  "process.stdin.once('data', async () => {",
  '  for (let line = 0; line < 3; line += 1) { console.log(line); await new Promise(setImmediate) }',
  "  process.stderr.write('done')",
  '  process.exitCode = 3',
  '})',
]

test('a closed output does not abort a command: it exits with its own code, silently', async () => {
  expect(await runUntilFirstLine(`import ${MODULE}`, ...REST)).toEqual({ code: 3, error: 'done' })
})

test('any other output error is thrown', async () => {
  await import('./command')
  const fault = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(() => process.stdout.emit('error', fault)).toThrow('no space left')
})

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const COMMANDS = Object.entries(scripts).flatMap(([name, line]): [name: string, file: string][] => {
  const file = /^tsx .*(lib\/cli\/\S+\.ts)$/.exec(line)?.[1]
  return file ? [[name, file]] : []
})

test('every command of package.json reads the .env files first', () => {
  expect(COMMANDS.length).toBeGreaterThan(8)
  const first = /^import \{ command \} from '\.\/command'$/m
  expect(COMMANDS.filter(([, file]) => !first.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(COMMANDS)('npm run %s prints its help alone', async (name, file) => {
  const help = expect.stringMatching(new RegExp(`^npm run ${name} .*\n\n[A-Z]`)) as unknown
  const said = await runCommand(() => import(path.resolve(file)), '--help')
  expect(said).toEqual({ code: 0, out: help, error: '' })
})

test('an unknown option is an error, with exit code 2', async () => {
  const error = expect.stringContaining('--nada') as unknown
  expect(await runCommand(() => import('./new'), '--nada')).toEqual({ code: 2, out: '', error })
})
