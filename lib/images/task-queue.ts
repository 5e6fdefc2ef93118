import 'server-only'
import pLimit from 'p-limit'
import { processWide } from '../site/process-wide'

/** The error of a full queue; a retry a little later may succeed. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** Compares names: Next bundles each route handler with its own copy of the class, while the queues are shared. */
export function isBusyError(error: unknown): boolean {
  return error instanceof Error && error.name === 'BusyError'
}

type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Creates a queue that limits concurrency.
 * @param atOnce number of tasks that run at a time
 * @param waiting number of tasks that may wait
 * @returns a function that runs a task and resolves with its result, or rejects with a BusyError when the queue is full
 */
export function createTaskQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): TaskQueue {
  const limit = pLimit(atOnce)
  return async (task) => {
    if (limit.pendingCount >= waiting) throw new BusyError(`${waiting} tasks are waiting`)
    return limit(task)
  }
}

/** Each conversion occupies a core: two at a time, whatever the load. */
export const inConversionQueue: TaskQueue = (task) =>
  processWide('image-conversions', () => createTaskQueue({ atOnce: 2, waiting: 100 }))(task)

/** Originals stay in memory until they are converted: four at a time, of up to 8 MB each. */
export const inOriginalsQueue: TaskQueue = (task) =>
  processWide('image-originals', () => createTaskQueue({ atOnce: 4, waiting: 100 }))(task)
