import { hasTool } from '../lib/cli/system-package'

/** A program that tests use, and its Debian package. */
type Program = { command: string; package: string }

export const REDIS: Program = { command: 'redis-server', package: 'redis-server' }
export const NGINX: Program = { command: 'nginx', package: 'nginx-light' }
export const POPPLER: Program = { command: 'pdftotext', package: 'poppler-utils' }
export const JAVA: Program = { command: 'java', package: 'default-jre-headless' }

/** Whether a program is available, after installing it if necessary. */
export const has = (program: Program): boolean => hasTool(program.command, program.package)

/** Returns the reason for skipping the tests of a program. */
export const missing = ({ command, package: name }: Program): string =>
  `${command} is missing: install it (Debian: ${name})`
