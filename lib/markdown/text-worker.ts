import { parentPort } from 'node:worker_threads'
import { causeOf } from '../site/log'
import { runTask, type TaskArguments, type TaskName } from './text-tasks'

/** The code of the thread that renders long texts: see text-thread.ts. */
parentPort?.on('message', ([name, given]: [TaskName, TaskArguments<TaskName>]) => {
  try {
    parentPort?.postMessage({ result: runTask(name, given) })
  } catch (error) {
    parentPort?.postMessage({ cause: causeOf(error) })
  }
})
parentPort?.postMessage('ready')
