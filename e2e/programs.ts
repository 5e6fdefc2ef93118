import { spawnSync } from 'node:child_process'

/** A program that some tests use besides Node and a browser, and its Debian package. */
type Program = { command: string; package: string }

export const REDIS: Program = { command: 'redis-server', package: 'redis-server' }
export const NGINX: Program = { command: 'nginx', package: 'nginx-light' }
export const POPPLER: Program = { command: 'pdftotext', package: 'poppler-utils' }
export const JAVA: Program = { command: 'java', package: 'default-jre-headless' }
export const OPENSSL: Program = { command: 'openssl', package: 'openssl' }

/** Whether a program is installed. Nothing is installed for tests: those of a missing program are skipped. */
export function has({ command }: Program): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0
}

/** Returns the reason for skipping the tests of a program. */
export function missing({ command, package: name }: Program): string {
  return `${command} is missing: install it (Debian: ${name})`
}
