import { feedHtml } from './feed-html'
import { pageHtml } from './page-html'
import { portableText } from './portable-text'
import { textFacts, textParts } from './text-parts'

const tasks = { textFacts, textParts, pageHtml, feedHtml, portableText }

export type TaskName = keyof typeof tasks
export type TaskArguments<Name extends TaskName> = Parameters<(typeof tasks)[Name]>
export type TaskResult<Name extends TaskName> = ReturnType<(typeof tasks)[Name]>

/** What can be done with a text, in this thread or in another one: arguments and results are plain data. */
export const TASKS: { [Name in TaskName]: (...given: TaskArguments<Name>) => TaskResult<Name> } = tasks
