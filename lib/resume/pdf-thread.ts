import 'server-only'
import { Worker } from 'node:worker_threads'
import { processWide } from '../site/process-wide'
import { createWorkerThread, type RunTask } from '../site/worker-thread'
import { PDF_TASKS } from './pdf-tasks'

/**
 * Reads a PDF in a thread of its own. The library replaces `JSON` and other built-ins of the thread where it is loaded by
 * slower ones, which every page would pay for, and takes 45 MB.
 * @throws Error for a broken or password-protected file
 */
export const readPdf: RunTask<typeof PDF_TASKS> = (name, given) =>
  processWide('pdf-thread', () => createWorkerThread(openThread, PDF_TASKS))(name, given)

function openThread(): Worker {
  return new Worker(new URL('./pdf-worker.ts', import.meta.url))
}
