import { answerTasks } from '../site/worker-thread'
import { TASKS } from './text-tasks'

/* The code of the thread that renders long texts: see render-text.ts. */
answerTasks(TASKS)
