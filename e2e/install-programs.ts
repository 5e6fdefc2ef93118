import { ensureTestBrowser } from '../lib/cli/headless-shell'
import { installPackages, isCommand } from '../lib/cli/system-package'
import { BROTLI, hasBrotli, JAVA, missing, NGINX, POPPLER, REDIS } from './programs'

/*
 * Installs what tests need beside Node, where it is missing: in one go, as tests run side by side, and one installation
 * locks out the next. What can't be had is named; its tests are skipped.
 */

const programs = [REDIS, NGINX, POPPLER, JAVA]
const needed = programs.filter(({ command }) => !isCommand(command)).map((program) => program.package)
installPackages(hasBrotli() ? needed : [...needed, BROTLI.package])
for (const program of programs) if (!isCommand(program.command)) console.log(missing(program))
ensureTestBrowser()
