import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { confirm } from '@clack/prompts'

type Overwriting = {
  /** The command's name in messages, such as `npm run cv`. */
  command: string
  force: boolean
  /** Whether a file is unchanged since the command wrote it, so that it holds no work of the owner. */
  isUntouched?: (present: Buffer) => boolean
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
  if (force || !existsSync(file) || isUntouched?.(await readFile(file))) return
  const problem = `${path.relative(process.cwd(), file)} was edited, or not made by this command`
  if (ask && (await ask(`${problem}. Write over it?`))) return
  throw new Error(`${problem}, and stays as it is. To write over it: ${command} -- --force`)
}

function terminalQuestion(): Overwriting['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  return async (message) => (await confirm({ message, initialValue: false })) === true
}
