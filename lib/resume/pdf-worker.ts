import { answerTasks } from '../site/worker-thread'
import { PDF_TASKS } from './pdf-tasks'

/* The code of the thread that reads PDFs: see pdf-pages.ts. */
answerTasks(PDF_TASKS)
