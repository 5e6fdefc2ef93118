import { feedHtml } from './feed-html'
import { pageHtml } from './page-html'
import { portableText } from './portable-text'
import { textFacts, textParts } from './text-parts'

/** What can be done with a text, in this thread or in another one: arguments and results are plain data. */
type Tasks = {
  textFacts: typeof textFacts
  textParts: typeof textParts
  pageHtml: typeof pageHtml
  feedHtml: typeof feedHtml
  portableText: typeof portableText
}
export type TaskName = keyof Tasks
export type TaskArguments<Name extends TaskName> = Parameters<Tasks[Name]>
export type TaskResult<Name extends TaskName> = ReturnType<Tasks[Name]>

export const TASKS: { [Name in TaskName]: (...given: TaskArguments<Name>) => TaskResult<Name> } = {
  textFacts,
  textParts,
  pageHtml,
  feedHtml,
  portableText,
}

/** Runs a task in this thread. */
export function runTask<Name extends TaskName>(name: Name, given: TaskArguments<Name>): TaskResult<Name> {
  return TASKS[name](...given)
}
