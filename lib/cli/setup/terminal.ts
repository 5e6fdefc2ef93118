import { type Readable, Transform, type Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { type CANCEL_SYMBOL, isCancel } from '@clack/prompts'

/** Where questions are asked; the process's own terminal by default. */
export type Terminal = { input?: Readable; output?: Writable }

/** Waits for the answer to a question. @throws Error when the person has left with Ctrl-C */
export async function answered<T>(asked: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const answer = await asked
  if (isCancel(answer)) throw new Error('Nothing was written.')
  return answer
}

/** Formats an answer in one line; empty where there is none. */
export function shownAnswer(value: unknown): string {
  const parts = [value ?? []].flat().map((one: unknown) => String(Object(one).url ?? Object(one).name ?? one))
  return parts.join(', ')
}

/** Shows a line break within an answer, which is typed in one line. */
export const PASTED_BREAK = ' ¶ '

/**
 * Asks with a terminal that takes lines which arrive together, as pasted ones do, for one line: each would answer a
 * question of its own otherwise, or be lost.
 */
export async function withPastes<T>(terminal: Terminal, ask: (terminal: Terminal) => Promise<T>): Promise<T> {
  const typed = terminal.input ?? process.stdin
  const decoder = new StringDecoder('utf8') // a letter may arrive in two parts
  const input = new Transform({
    transform(chunk: Buffer, _, done) {
      const text = decoder.write(chunk).replace(/(?:[ \t]*[\r\n])+$/, '\r')
      done(null, text.replace(/(?:[ \t]*[\r\n])+[ \t]*(?!$)/g, PASTED_BREAK))
    },
  })
  const modes = {
    isTTY: process.stdin.isTTY,
    setRawMode: (isRaw: boolean) => process.stdin.setRawMode(isRaw),
  }
  if (typed === process.stdin) Object.assign(input, modes)
  typed.pipe(input)
  try {
    return await ask({ ...terminal, input })
  } finally {
    typed.unpipe(input)
    typed.pause()
  }
}
