import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { writeWhole } from '../site/write-whole.mjs'

type Overwriting = {
  /** The command's name in messages, such as `npm run cv`. */
  command: string
  force: boolean
  /** Whether a file is unchanged since the command wrote it, so that it holds no work of the owner. */
  isUntouched: (present: Buffer) => boolean
  /** Asks a yes/no question; null without an interactive terminal. */
  ask?: ((question: string) => Promise<boolean>) | null
}

/**
 * Checks that a file may be written: it does not exist, is unchanged since the command wrote it, or its owner agrees
 * in the terminal or with --force.
 * @throws Error naming the file that stays, and how to overwrite it
 */
export async function confirmOverwrite(file: string, options: Overwriting): Promise<void> {
  const { command, force, isUntouched, ask = terminalQuestion() } = options
  const present = force ? null : await readFile(file).catch(absent)
  if (present === null || isUntouched(present)) return
  const name = path.relative(process.cwd(), file)
  const problem = `${name} was edited, or not made by this command`
  if (ask && (await ask(`${problem}. Write over it? (y/N) `))) return
  throw new Error(`${problem}, and stays as it is. To write over it: ${command} -- --force`)
}

/**
 * Writes a generated file atomically.
 * @returns false if its content is already the same
 * @throws Error like {@link confirmOverwrite}
 */
export async function writeOutput(
  file: string,
  data: Buffer | string,
  options: Overwriting,
): Promise<boolean> {
  const wanted = Buffer.from(data)
  const present = await readFile(file).catch(absent)
  if (present?.equals(wanted)) return false
  await confirmOverwrite(file, options)
  await writeWhole(file, wanted)
  return true
}

function terminalQuestion(): Overwriting['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return /^(?:y|yes|s|si|sí)$/i.test((await terminal.question(question)).trim())
    } finally {
      terminal.close()
    }
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
