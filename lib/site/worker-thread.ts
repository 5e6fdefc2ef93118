import { once } from 'node:events'
import { parentPort, type Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { causeOf } from './log'

/** Ends a thread that hangs; the largest texts take some seconds. */
const LONGEST_MS = 120_000
/** Ends a thread that has nothing to do, which gives its memory back. */
const IDLE_MS = 60_000

/** What a thread can do, by name: arguments and results are plain data. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any function: a parameter accepts less than `unknown`
export type Tasks = Record<string, (...given: any[]) => unknown>

export type RunTask<Known extends Tasks> = <Name extends keyof Known>(
  name: Name,
  given: Parameters<Known[Name]>,
) => Promise<Awaited<ReturnType<Known[Name]>>>

/** Answers the tasks that {@link createWorkerThread} sends to this thread. */
export function answerTasks(tasks: Tasks): void {
  parentPort?.on('message', async ([name, given]: [string, unknown[]]) => {
    try {
      parentPort?.postMessage({ result: await tasks[name]?.(...given) })
    } catch (error) {
      parentPort?.postMessage({ cause: causeOf(error) })
    }
  })
  parentPort?.postMessage('ready')
}

/**
 * Creates a thread that runs tasks one after another, so that they hold up no request. It is started for the first task,
 * and again after it has ended.
 * @param open starts the code of the thread, which calls {@link answerTasks}
 * @param tasks the same ones: where threads can't be started, they run in this one
 * @returns a function that throws an Error when a task fails
 */
export function createWorkerThread<Known extends Tasks>(open: () => Worker, tasks: Known): RunTask<Known> {
  const inTurn = pLimit(1)
  let worker: Promise<Worker | null> | null = null
  let idle: NodeJS.Timeout | undefined

  async function start(): Promise<Worker | null> {
    try {
      const started = open()
      await answerOf(started)
      started.once('exit', () => {
        worker = null
      })
      return started
    } catch {
      return null
    }
  }

  function end(thread: Worker): void {
    worker = null
    void thread.terminate()
  }

  async function ask(name: keyof Known, given: unknown[]): Promise<unknown> {
    clearTimeout(idle)
    const thread = await (worker ??= start())
    if (!thread) return tasks[name]?.(...given)
    const timer = setTimeout(() => end(thread), LONGEST_MS)
    thread.ref()
    try {
      thread.postMessage([name, given])
      const answer = (await answerOf(thread)) as { result: unknown; cause?: string }
      if (answer.cause !== undefined) throw new Error(answer.cause)
      return answer.result
    } finally {
      clearTimeout(timer)
      thread.unref()
      idle = setTimeout(() => end(thread), IDLE_MS).unref()
    }
  }

  return ((name, given) => inTurn(() => ask(name, given))) as RunTask<Known>
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
