import { command } from './command'
import type { Message } from '../contact/inbox'
import { oneLine, plainLines } from '../contact/mail'
import { nowInMadrid } from '../text/date'

const HELP = `npm run messages -- [list | show <id> | delete <id>]

The messages of the contact form, in the folder CONTACT_DIR (see .env.example). It may be the folder of a running site.

  list            one line each, the oldest first, with Madrid time; also without any word
  show <id>       all of a message
  delete <id>     deletes one for good
  --help

Exit code: 0, 1 when there is no such message, 2 when the command can't run.`

command({ help: HELP, takesWords: true }, async (_, [action = 'list', id, ...more]) => {
  const isKnown = id === undefined ? action === 'list' : ['show', 'delete'].includes(action)
  if (!isKnown || more.length > 0) return null
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { inbox } = (await import('../contact/messages')).siteMessages()
  const all = await inbox.list()
  if (id === undefined) {
    console.log(all.map(lineOf).join('\n') || `No messages in ${inbox.folder}.`)
    return 0
  }
  // Looked up in the list, because an id that was typed could be any path.
  const message = all.find((one) => one.id === id)
  if (!message) {
    console.error(`There is no message ${oneLine(id, 100)} in ${inbox.folder}.`)
    return 1
  }
  if (action === 'delete') await inbox.remove(id)
  console.log(action === 'delete' ? `${id} is deleted.` : sheetOf(message))
  return 0
})

function lineOf({ id, receivedAt, state, kind, name, email }: Message): string {
  const when = timeOf(receivedAt).slice(0, 16)
  return [id, when, state.padEnd(9), kind.padEnd(7), oneLine(name, 30), oneLine(email, 60)].join('  ')
}

/** Formats a whole message for a terminal, without control characters. */
function sheetOf({ text, ...facts }: Message): string {
  const shown = Object.entries({ ...facts, receivedAt: timeOf(facts.receivedAt) })
  const lines = shown.filter(([, value]) => value !== null)
  return [
    ...lines.map(([name, value]) => `${`${name}:`.padEnd(12)}${oneLine(String(value))}`),
    '',
    plainLines(text),
  ].join('\n')
}

const timeOf = (iso: string) => nowInMadrid(new Date(iso))
