import { ensureTestBrowser } from '../lib/cli/headless-shell'
import { installPackages, isCommand } from '../lib/cli/system-package'
import { JAVA, missing, NGINX, POPPLER, REDIS } from './programs'

/*
 * Installs the missing programs that tests need besides Node, all at once: tests run in parallel, and one installation
 * would lock out the next. Programs that can't be installed are reported, and their tests are skipped.
 */

const programs = [REDIS, NGINX, POPPLER, JAVA]
const needed = programs.filter(({ command }) => !isCommand(command)).map((program) => program.package)
installPackages(needed)
for (const program of programs) if (!isCommand(program.command)) console.log(missing(program))
ensureTestBrowser()
