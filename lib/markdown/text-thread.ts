import 'server-only'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { processWide } from '../site/process-wide'
import { runTask, type TaskArguments, type TaskName, type TaskResult } from './text-tasks'

/** Longer texts are rendered in a thread: this many characters take this one less than 0.1 s. */
const MAX_CHARACTERS_HERE = 8_000
const MAX_HEAP_MB = 512
/** Ends a thread that hangs; the largest texts take some seconds. */
const LONGEST_MS = 120_000

type TextThread = {
  run: <Name extends TaskName>(name: Name, given: TaskArguments<Name>) => Promise<TaskResult<Name>>
}

/**
 * Runs a task: a short text in this thread, a long one in another, so that it holds up no other request.
 * @throws Error when the text can't be rendered
 */
export async function inTextThread<Name extends TaskName>(
  name: Name,
  given: TaskArguments<Name>,
): Promise<TaskResult<Name>> {
  if (given[0].length <= MAX_CHARACTERS_HERE) return runTask(name, given)
  return processWide('text-thread', createTextThread).run(name, given)
}

/** Creates the thread for long texts. It is started for the first one, and again after it has ended. */
function createTextThread(): TextThread {
  const inTurn = pLimit(1)
  let worker: Promise<Worker | null> | null = null

  /** Starts the thread. Where threads can't be started, texts are rendered in this one. */
  async function start(): Promise<Worker | null> {
    const started = new Worker(new URL('./text-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    try {
      await answerOf(started)
    } catch {
      return null
    }
    started.once('exit', () => {
      worker = null
    })
    return started
  }

  async function ask<Name extends TaskName>(
    name: Name,
    given: TaskArguments<Name>,
  ): Promise<TaskResult<Name>> {
    const thread = await (worker ??= start())
    if (!thread) return runTask(name, given)
    const timer = setTimeout(() => void thread.terminate(), LONGEST_MS)
    thread.ref()
    try {
      thread.postMessage([name, given])
      const answer = (await answerOf(thread)) as { result: TaskResult<Name>; cause?: string }
      if (answer.cause !== undefined) throw new Error(answer.cause)
      return answer.result
    } finally {
      clearTimeout(timer)
      thread.unref()
    }
  }

  return { run: (name, given) => inTurn(() => ask(name, given)) }
}

/** Waits for a message of a thread. @throws Error when it fails or ends before */
async function answerOf(thread: Worker): Promise<unknown> {
  const over = new AbortController()
  const { signal } = over
  const ended = async () => {
    await once(thread, 'exit', { signal })
    throw new Error('The thread has ended')
  }
  try {
    const [answer] = (await Promise.race([once(thread, 'message', { signal }), ended()])) as [unknown]
    return answer
  } finally {
    over.abort()
  }
}
