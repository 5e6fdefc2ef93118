import 'server-only'
import { Worker } from 'node:worker_threads'
import { processWide } from '../site/process-wide'
import { createWorkerThread } from '../site/worker-thread'
import { runTask, type TaskArguments, type TaskName, type TaskResult, TASKS } from './text-tasks'

/** Longer texts are rendered in a thread: this many characters take this one less than 0.1 s. */
const MAX_CHARACTERS_HERE = 8_000
const MAX_HEAP_MB = 512

/**
 * Runs a task: a short text in this thread, a long one in another, so that it holds up no other request.
 * @throws Error when the text can't be rendered
 */
export async function inTextThread<Name extends TaskName>(
  name: Name,
  given: TaskArguments<Name>,
): Promise<TaskResult<Name>> {
  if (given[0].length <= MAX_CHARACTERS_HERE) return runTask(name, given)
  const run = processWide('text-thread', () => createWorkerThread(openThread, TASKS))
  return (await run(name, given)) as TaskResult<Name>
}

function openThread(): Worker {
  return new Worker(new URL('./text-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
}
