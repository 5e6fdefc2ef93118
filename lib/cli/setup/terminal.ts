import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, isCancel } from '@clack/prompts'

/** Where questions are asked; the process's own terminal by default. */
export type Terminal = { input?: Readable; output?: Writable }

/** The person has left with Ctrl-C. */
export class Cancelled extends Error {
  constructor() {
    super('Nothing was written.')
    this.name = 'Cancelled'
  }
}

/** Waits for the answer to a question. @throws Cancelled */
export async function answered<T>(asked: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const answer = await asked
  if (isCancel(answer)) throw new Cancelled()
  return answer
}

/** Formats an answer in one line; empty where there is none. */
export function shownAnswer(value: unknown): string {
  const parts = [value ?? []].flat().map((one: unknown) => String(Object(one).url ?? Object(one).name ?? one))
  return parts.join(', ')
}
