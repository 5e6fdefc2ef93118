import './load-env-files'
import { parseArgs } from 'node:util'
import { runTool } from './run-tool'

const HELP = `npm run messages -- [list | show <id> | export | delete <id> | retry [<id>]] [options]

The messages of the contact form, in the folder CONTACT_DIR (see .env.example). It may be the folder of a running site.

  list            one line each, the oldest first; also without any word
  show <id>       all of a message
  export          all messages
  delete <id>     deletes one for good
  retry [<id>]    sends a message again that the mail server has refused, or all of these; a running site does so within
                  five minutes

  --csv           export as a table for a spreadsheet, instead of JSON
  --out <file>    export into a file, which must not exist yet, instead of the terminal
  --json          list or show as JSON
  --help

Exit code: 0, 1 when there is no such message, 2 when the command can't run.`

const options = {
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

async function messages(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = 'list', id, ...more] = positionals
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { COMMANDS } = await import('./messages/commands')
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : null
  if (values.help || !command || more.length > 0) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  const { folder } = (await import('../services/messages/inbox')).inbox()
  return command({ folder, id: id ?? null, ...values, out: values.out ?? null })
}

runTool(messages)
