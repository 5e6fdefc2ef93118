import { existsSync } from 'node:fs'
import { hasTool } from '../lib/cli/system-package'

/** A program that tests use, and its Debian package. */
type Program = { command: string; package: string }

export const REDIS: Program = { command: 'redis-server', package: 'redis-server' }
export const NGINX: Program = { command: 'nginx', package: 'nginx-light' }
export const POPPLER: Program = { command: 'pdftotext', package: 'poppler-utils' }
export const JAVA: Program = { command: 'java', package: 'default-jre-headless' }

/** An nginx module, which isn't a command. */
export const BROTLI = {
  file: '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  package: 'libnginx-mod-http-brotli-filter',
}

export const hasBrotli = (): boolean => existsSync(BROTLI.file)

/** Whether a program is available, after installing it if necessary. */
export const has = (program: Program): boolean => hasTool(program.command, program.package)

/** Returns the reason for skipping the tests of a program. */
export const missing = ({ command, package: name }: Program): string =>
  `${command} is missing: install it (Debian: ${name})`
