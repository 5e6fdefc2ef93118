import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, isCancel } from '@clack/prompts'

/** Where questions are asked; the process's own terminal by default. */
export type Terminal = { input?: Readable; output?: Writable }

/** Waits for the answer to a question. @throws Error when the person has left with Ctrl-C */
export async function answered<T>(asked: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const answer = await asked
  if (isCancel(answer)) throw new Error('Nothing was written.')
  return answer
}
